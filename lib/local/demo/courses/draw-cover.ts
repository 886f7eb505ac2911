import { encodePng } from '../encode-png.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** Width of a cover in pixels. Pages crop covers that are wider. */
const width = 624;
const height = 296;
const lighter = ([red, green, blue]: Colour, share: number): Colour => [
  red + (255 - red) * share,
  green + (255 - green) * share,
  blue + (255 - blue) * share,
];

/** Draws a course cover as a PNG: three leaves in a row on a light background. */
export function drawCover(colour: Colour): Uint8Array {
  const ground = lighter(colour, 0.86);
  const leaf = lighter(colour, 0.2);
  const column = width / 3;
  const draw = (x: number, y: number) => {
    const along = ((x % column) - column / 2) / 84;
    const across = Math.abs(y - height / 2) / 52;
    return across <= 1 - along * along ? leaf : ground;
  };
  return encodePng(width, draw, height);
}
