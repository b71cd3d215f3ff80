/** The five colours of the seats, each with its symbol, and the four of Privilege. */
export type Colour = "blue" | "red" | "green" | "yellow" | "purple" | "neutral";

export interface SeatLook {
  fill: string;
  light: string;
  shade: string;
  ink: string;
  symbol: string; // a path on a grid of 24
}

export const SEAT_LOOKS: Record<Colour, SeatLook> = {
  blue: { fill: "#2f7fc8", light: "#6faae2", shade: "#1d5a94", ink: "#fff", symbol: "M12 5v14M5 12h14" },
  yellow: { fill: "#f2c531", light: "#fae08a", shade: "#b98f12", ink: "#2a2218", symbol: "M5 16.5 12 7l7 9.5" },
  green: {
    fill: "#6ba644",
    light: "#9dcb7d",
    shade: "#447127",
    ink: "#1e2414",
    symbol: "M12 6.4a5.6 5.6 0 1 0 .01 0z",
  },
  red: { fill: "#b5321f", light: "#d9705f", shade: "#7c1e11", ink: "#fff", symbol: "M6.5 6.5l11 11M17.5 6.5l-11 11" },
  purple: { fill: "#4a2a7a", light: "#8062b0", shade: "#2c1651", ink: "#fff", symbol: "M8.6 5v14M15.4 5v14" },
  neutral: { fill: "#9a9184", light: "#bcb4a7", shade: "#6c6458", ink: "#2a2218", symbol: "M7 12h10" },
};

export const lookOf = (colour: string): SeatLook => SEAT_LOOKS[colour as Colour] ?? SEAT_LOOKS.neutral;

export interface PrivilegeLook {
  name: string;
  fill: string;
  ink: string;
  edge: string;
  strokes: number;
}

export const PRIVILEGES: PrivilegeLook[] = [
  { name: "white", fill: "#ffffff", ink: "#3a3226", edge: "#3a2f1e", strokes: 1 },
  { name: "orange", fill: "#f08a1d", ink: "#3a2204", edge: "#3a2f1e", strokes: 2 },
  { name: "pink", fill: "#f2a0c0", ink: "#4a1027", edge: "#3a2f1e", strokes: 3 },
  { name: "black", fill: "#1d1a17", ink: "#f4ebd6", edge: "#c9b78f", strokes: 4 },
];

export const privilegeLook = (name: string): PrivilegeLook =>
  PRIVILEGES.find((look) => look.name === name) ?? PRIVILEGES[0]!;
