/** Names of seas and rivers on the charts: flavour, and switched off in the settings. */
export interface Water {
  name: string;
  at: [number, number];
  turn?: number;
  size: number;
}

const german: Water[] = [
  { name: "Mare Frisicum", at: [398, 33], size: 17 },
  { name: "Rhenus", at: [84, 677], turn: 88, size: 10.5 },
  { name: "Visurgis", at: [508, 300], turn: -62, size: 11.5 },
  { name: "Albis", at: [948, 300], turn: 86, size: 11.5 },
  { name: "Amisia", at: [226, 372], turn: 70, size: 11.5 },
];

export const waters: Record<string, Water[]> = { base45: german, base23: german.slice(0, 1) };
