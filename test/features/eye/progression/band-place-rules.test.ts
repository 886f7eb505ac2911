import { expect, test } from 'vitest';
import {
  placeBands,
  type TreatmentBand,
  textWidth,
} from '../../../../shared/features/eye/progression/chart-bands.ts';

/** A treatment band (strip) on the chart. Its `from` and `to` are positions on the axis instead of days. */
const band = (label: string, from: number, to: number | null): TreatmentBand => ({
  ...{ kind: 'dims', label, from: String(from), to: to === null ? null : String(to) },
});
const places = { xOf: Number, lastX: 700, plot: { left: 100, right: 800 }, width: 900, labelSize: 10 };
const place = (...bands: TreatmentBand[]) => placeBands(bands, places);
const lanesOf = (...bands: TreatmentBand[]) => place(...bands).map(({ lane }) => lane);
/** A label of ten letters, which is 62 units wide, plus a gap of 5 at each end. */
const word = 'x'.repeat(10);

test('a treatment band is placed with its label, row and kind of treatment', () => {
  expect(place(band(word, 200, 400))).toEqual([
    {
      ...{ kind: 'dims', label: word, from: '200', to: '400' },
      ...{ x: 200, width: 200, lane: 0, labelX: 205, labelAlign: 'start' },
    },
  ]);
});

test('treatment bands that start on the same day keep their order in separate rows', () => {
  const three = place(band('a', 200, 400), band('b', 200, 300), band('c', 150, 300));
  expect(three.map(({ label, lane }) => [label, lane])).toEqual([
    ['c', 0],
    ['a', 1],
    ['b', 2],
  ]);
});

test('two treatment bands share a row if they are at least four units apart', () => {
  expect(lanesOf(band('', 200, 300), band('', 304, 400))).toEqual([0, 0]);
  expect(lanesOf(band('', 200, 300), band('', 303, 400))).toEqual([0, 1]);
});

test('a treatment band is placed in the first row that is free along the whole length of the band', () => {
  expect(lanesOf(band('', 200, 300), band('', 250, 500), band('', 310, 400), band('', 420, 600))).toEqual([
    0, 1, 0, 0,
  ]);
});

test('if the label of a treatment band is longer than the band, the next band in the row starts at least four units after it', () => {
  expect(lanesOf(band(word, 200, 210), band('', 276, 400))).toEqual([0, 0]);
  expect(lanesOf(band(word, 200, 210), band('', 275, 400))).toEqual([0, 1]);
});

test('a label that extends to the left of its treatment band does not overlap an earlier treatment band', () => {
  const wide = 'x'.repeat(40);
  const [, late] = place(band('', 200, 553), band(wide, 780, 800));
  expect(late).toMatchObject({ labelAlign: 'end', labelX: 795, lane: 1 });
  expect(lanesOf(band('', 200, 530), band(wide, 780, 800))).toEqual([0, 0]);
});

test('a treatment band’s label may extend to the edge of the drawing, or to the end of a longer band', () => {
  const alignOf = (label: string, from: number, to: number, width: number) =>
    placeBands([band(label, from, to)], { ...places, width })[0]?.labelAlign;
  expect([alignOf(word, 600, 610, 672), alignOf(word, 600, 610, 671)]).toEqual(['start', 'end']);
  expect([alignOf(word, 600, 672, 650), alignOf(word, 600, 671, 650)]).toEqual(['start', 'end']);
});

test('the label of a treatment band never starts outside the drawing', () => {
  const narrow = { ...places, width: 60, plot: { left: -20, right: 800 } };
  const [inside] = placeBands([band(word, -20, 400)], narrow);
  expect(inside).toMatchObject({ x: -20, width: 420, labelX: 5, labelAlign: 'start' });
  const [short] = placeBands([band(word, 10, 20)], narrow);
  expect(short).toMatchObject({ labelX: textWidth(word, 10) + 5, labelAlign: 'end' });
});

test('the band of an ongoing treatment ends at the last visit, and bands are cut at the edges of the chart', () => {
  expect(place(band('', 200, null), band('', 699, null), band('', 700, null))).toMatchObject([
    { x: 200, width: 500 },
    { x: 699, width: 1 },
  ]);
  expect(place(band('', 50, 101), band('', 799, 900))).toMatchObject([
    { x: 100, width: 1 },
    { x: 799, width: 1 },
  ]);
});

test('in treatment band labels, Han characters and full-width signs are as wide as high; letters are 0.62 times as wide', () => {
  expect(textWidth('ab', 10)).toBeCloseTo(12.4, 9);
  expect([...'⺀鿿豈！。'].map(char => textWidth(char, 10))).toEqual([10, 10, 10, 10, 10]);
  expect(textWidth('é|', 20)).toBeCloseTo(24.8, 9);
});
