/** The uneven outline of sealing wax, always the same for the same seed. */
export function blob(x: number, y: number, radius: number, seed: number): string {
  const corners = 22;
  const turn = (k: number): number => ((Math.sin(seed * 12.9898 + k * 78.233) * 43758.5453) % 1) * 6.28;
  const [a, b, c] = [turn(1), turn(2), turn(3)] as [number, number, number];
  const at = (i: number): [number, number] => {
    const angle = (i / corners) * 2 * Math.PI;
    const wave = Math.sin(3 * angle + a) + 0.6 * Math.sin(5 * angle + b) + 0.5 * Math.sin(8 * angle + c);
    const far = radius * (1 + 0.055 * wave);
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  };
  const round = (value: number): string => value.toFixed(1);
  let path = `M${at(0).map(round).join(" ")}`;
  for (let i = 0; i < corners; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const second = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    path += `C${[...first, ...second, ...p2].map(round).join(" ")}`;
  }
  return `${path}z`;
}
