import { expect, test } from 'vitest';
import { drawSign } from '../../../../shared/features/screening/tree-drawing/draw-sign.ts';
import { drawTree } from '../../../../shared/features/screening/tree-drawing/draw-tree.ts';
import {
  almond,
  circle,
  type Limb,
  limbPath,
  pointOn,
} from '../../../../shared/features/screening/tree-drawing/shapes.ts';
import type { TreeChange } from '../../../../shared/features/screening/tree-entries/tree-state.ts';

const at = { x: 100, y: 200 };

test('a circle of the NeuroTree is drawn as four curves around its centre, with coordinates rounded to tenths', () => {
  expect(circle(at, 10)).toBe(
    'M110 200C110 205.5 105.5 210 100 210C94.5 210 90 205.5 90 200C90 194.5 94.5 190 100 190C105.5 190 110 194.5 110 200Z',
  );
});

test('a leaf of the NeuroTree is drawn horizontal unless it is rotated', () => {
  const flat = 'M90 200C95.5 193.3 104.5 193.3 110 200C104.5 206.7 95.5 206.7 90 200Z';
  expect(almond(at, 20, 10)).toBe(flat);
  expect(almond(at, 20, 10, 0)).toBe(flat);
  expect(almond(at, 20, 10, Math.PI / 2)).toBe(
    'M100 190C106.7 195.5 106.7 204.5 100 210C93.3 204.5 93.3 195.5 100 190Z',
  );
});

const limb = (changes: Partial<Limb> = {}): Limb => ({
  from: { x: 0, y: 0 },
  bend: [
    { x: 10, y: 0 },
    { x: 20, y: 0 },
  ],
  to: { x: 30, y: 0 },
  widths: [8, 4],
  ...changes,
});

test('a limb (trunk, branch or root) of the NeuroTree has the given widths at its ends and tapers evenly', () => {
  expect(limbPath(limb())).toBe('M0 4C10 3.3 20 2.6 30 2L30 -2C20 -2.6 10 -3.3 0 -4Z');
});

test('a limb of the NeuroTree that bends exactly at its start is drawn too, although it has no direction there', () => {
  const bend = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
  ] as const;
  expect(limbPath(limb({ bend }))).toBe('M0 0C0 3.3 20 2.6 30 2L30 -2C20 -2.6 0 -3.3 0 0Z');
});

test('a point on a limb of the NeuroTree is given by a fraction of the limb’s length', () => {
  const up = limb({ to: { x: 30, y: 80 } });
  expect([pointOn(up, 0), pointOn(up, 0.5), pointOn(up, 1)]).toEqual([
    { x: 0, y: 0 },
    { x: 15, y: 10 },
    { x: 30, y: 80 },
  ]);
});

test('a NeuroTree node with a strength shows a tick on a filled circle; a node with a concern shows a warning sign', () => {
  expect(drawSign('strength', at, 10)).toEqual([
    { d: circle(at, 10), fill: 'brand', stroke: 'paper', width: 1.5 },
    { d: 'M95.8 200.4L99 203.6L104.5 197', stroke: 'paper', width: 1.9 },
  ]);
  expect(drawSign('concern', at, 10)).toEqual([
    { d: 'M100 189.2L111.2 208.6L88.8 208.6Z', fill: 'attentionPale', stroke: 'attention', width: 2.2 },
    { d: 'M100 196.4L100 203', stroke: 'attention', width: 2.4 },
    { d: circle({ x: 100, y: 205.8 }, 1.5), fill: 'attention' },
  ]);
});

test('a NeuroTree node shows an emerging skill as a half-filled circle, and a skill not observed as an empty dotted circle', () => {
  expect(drawSign('emerging', at, 100 / 6.2)).toEqual([
    { d: circle(at, 100 / 6.2 - 1), fill: 'paper', stroke: 'brand', width: 2.2 },
    { d: 'M100 190C94.477 190 90 194.477 90 200C90 205.523 94.477 210 100 210Z', fill: 'brand' },
  ]);
  expect(drawSign('none', at, 10)).toEqual([
    { d: circle(at, 9), fill: 'paper', stroke: 'muted', width: 1.4, dash: [3, 3] },
  ]);
});

const touch = (change: TreeChange | null, name = '视') =>
  drawTree(() => ({ name, state: 'none', change })).nodes.find(({ id }) => id === 'touch');

test('only a NeuroTree node that became better or worse has an arrow', () => {
  const shapes = (change: TreeChange | null) => touch(change)?.shapes.slice(1);
  expect([shapes(null), shapes('same')]).toEqual([[], []]);
  const middle = { x: 339, y: 686 };
  expect(shapes('better')).toEqual([
    { d: circle(middle, 9), fill: 'paper', stroke: 'brand', width: 1.4 },
    { d: 'M339 690.5L339 681.5M335.5 685L339 681.5L342.5 685', stroke: 'brand', width: 1.7 },
  ]);
  expect(shapes('worse')).toEqual([
    { d: circle(middle, 9), fill: 'paper', stroke: 'attention', width: 1.4 },
    { d: 'M339 681.5L339 690.5M335.5 687L339 690.5L342.5 687', stroke: 'attention', width: 1.7 },
  ]);
});

test('the area of a NeuroTree node contains its sign and all lines of its name', () => {
  expect(touch(null)).toMatchObject({
    ...{ x: 320, y: 700, label: [{ x: 320, y: 733, text: '视', align: 'middle' }] },
    box: { x: 289, y: 678, width: 62, height: 61 },
  });
  expect(touch(null, '视'.repeat(10))).toMatchObject({
    label: [{ y: 733 }, { y: 749.5 }],
    box: { x: 266, y: 678, width: 108, height: 77.5 },
  });
});
