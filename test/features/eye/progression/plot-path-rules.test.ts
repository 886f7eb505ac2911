import { expect, test } from 'vitest';
import { linearScale, pathThrough } from '../../../../shared/features/eye/progression/plot-path.ts';

test('a linear scale maps the ends of its range exactly, and values beyond them in the same proportion', () => {
  const scale = linearScale([-4, 0], [200, 20]);
  expect([-4, 0, -2, 1].map(scale)).toEqual([200, 20, 110, -25]);
});

test('a path has one segment for each point after the first and rounds to a thousandth', () => {
  const points = [
    { x: 1, y: 2.00049 },
    { x: 1 / 3, y: -0.0001 },
  ];
  expect(pathThrough(points)).toBe('M1,2L0.333,0');
  expect(pathThrough([])).toBe('');
});
