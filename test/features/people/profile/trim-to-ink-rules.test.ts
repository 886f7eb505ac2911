import { expect, test } from 'vitest';
import { inkBox } from '../../../../web/features/people/profile/trim-to-ink.ts';

const [width, height] = [200, 100];

function drawn(...inked: [x: number, y: number][]): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (const [x, y] of inked) pixels[(y * width + x) * 4 + 3] = 255;
  return pixels;
}

test('a drawn signature is cut to its ink plus a margin, but not beyond the edges of the drawing', () => {
  expect(inkBox(drawn([50, 40], [90, 60]), width, height)).toEqual({
    left: 38,
    top: 28,
    width: 65,
    height: 45,
  });
  expect(inkBox(drawn([0, 0], [199, 99]), width, height)).toEqual({ left: 0, top: 0, width, height });
  expect(inkBox(drawn(), width, height)).toBeUndefined();
});
