import { encodePng } from './encode-png.ts';

const [width, height, thickness] = [480, 160, 3];
const ink = [20, 30, 60] as const;
const paper = [255, 255, 255] as const;
const points = 1_200;

/** Draws a signature as a PNG: a line with loops. The same number gives the same signature. */
export function drawSignature(number: number): Uint8Array {
  const inked = new Set<number>();
  for (let step = 0; step <= points; step += 1) {
    const along = step / points;
    const turn = along * Math.PI * (8 + (number % 5));
    const x = 30 + along * (width - 80) + Math.sin(turn) * 22;
    const y = height / 2 + Math.cos(turn * 1.1) * (46 - along * 30);
    for (let dx = -thickness; dx <= thickness; dx += 1)
      for (let dy = -thickness; dy <= thickness; dy += 1)
        if (dx * dx + dy * dy <= thickness * thickness)
          inked.add(Math.round(y + dy) * width + Math.round(x + dx));
  }
  return encodePng(width, (x, y) => (inked.has(y * width + x) ? ink : paper), height);
}
