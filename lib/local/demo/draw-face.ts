import { encodePng } from './encode-png.ts';

const side = 240;
const skins = ['#f3d3b5', '#e8bd95', '#d9a47a', '#f6dcc4'];
const hairs = ['#2b2320', '#4a342a', '#1d1b1f', '#6b4a32'];
const clothes = ['#00695c', '#b9772e', '#7a5a86', '#587a4a'];
const grounds = ['#e3f1ee', '#f3dfb6', '#e9e4db', '#e4ecd6'];

type Colour = readonly [red: number, green: number, blue: number];

const colourOf = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** An ellipse, in pixels. */
interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}

/** Draws a face as a PNG. The same number gives the same face. It shows no real person. */
export function drawFace(number: number, hair: 'long' | 'short'): Uint8Array {
  const pick = (colours: string[], step: number) => colours[(number * step + step) % colours.length] ?? '';
  const [skin, hairColour] = [pick(skins, 1), pick(hairs, 3)];
  const eye = (x: number): Shape => ({ x, y: 118, width: 7, height: 8, colour: '#2b2320' });
  const cheek = (x: number): Shape => ({ x, y: 140, width: 11, height: 7, colour: '#eeb59a' });
  const back: Shape =
    hair === 'long'
      ? { x: 120, y: 132, width: 74, height: 92, colour: hairColour }
      : { x: 120, y: 96, width: 66, height: 62, colour: hairColour };
  return paint(pick(grounds, 1), [
    back,
    { x: 120, y: 248, width: 88, height: 66, colour: pick(clothes, 1) },
    { x: 120, y: 184, width: 20, height: 30, colour: skin },
    { x: 120, y: 118, width: 54, height: 64, colour: skin },
    { x: 120, y: 66, width: 56, height: 26, colour: hairColour },
    eye(99),
    eye(141),
    cheek(88),
    cheek(152),
    { x: 120, y: 152, width: 15, height: 8, colour: '#b5564a' },
    { x: 120, y: 147, width: 17, height: 8, colour: skin },
  ]);
}

/** Paints the shapes on the background in their order, so that the last one is on top. */
function paint(ground: string, shapes: Shape[]): Uint8Array {
  const layers = shapes.map(shape => ({ ...shape, rgb: colourOf(shape.colour) })).reverse();
  const under = colourOf(ground);
  return encodePng(side, (x, y) => {
    const top = layers.find(one => ((x - one.x) / one.width) ** 2 + ((y - one.y) / one.height) ** 2 <= 1);
    return top?.rgb ?? under;
  });
}
