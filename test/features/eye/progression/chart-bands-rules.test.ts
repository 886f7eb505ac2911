import { expect, test } from 'vitest';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import {
  placeBands,
  type TreatmentBand,
  textWidth,
} from '../../../../shared/features/eye/progression/chart-bands.ts';

/** Day n of January 2025 is at x = 10 n. */
const xOf = (date: string) => (Date.parse(date) - Date.parse('2024-12-31')) / 8_640_000;
const day = (number: number) =>
  new Date(Date.parse('2024-12-31') + number * dayMs).toISOString().slice(0, 10);
const places = { xOf, lastX: 300, plot: { left: 50, right: 350 }, width: 400, labelSize: 10 };
const band = (label: string, from: number, to: number | null, kind = 'dims'): TreatmentBand => ({
  kind,
  label,
  from: day(from),
  to: to === null ? null : day(to),
});
const place = (...bands: TreatmentBand[]) => placeBands(bands, places);

test('a chart without treatments has no treatment bands', () => {
  expect(place()).toEqual([]);
});

test('a treatment band lies between the first and the last day of the treatment; an ongoing one ends at the last visit', () => {
  expect(place(band('', 10, 20))).toMatchObject([{ x: 100, width: 100, lane: 0 }]);
  expect(place(band('', 10, null))).toMatchObject([{ x: 100, width: 200 }]);
});

test('a treatment band is cut at the edges of the chart; a band entirely outside the chart is left out', () => {
  expect(place(band('', 1, 39))).toMatchObject([{ x: 50, width: 300 }]);
  expect(place(band('', 1, 5))).toEqual([]);
  expect(place(band('', 35, 39))).toEqual([]);
  expect(place(band('', 31, null)), 'it began after the last visit').toEqual([]);
  expect(place(band('', 20, 20)), 'it ended on its first day').toEqual([]);
});

test('consecutive treatments share a row of bands; simultaneous treatments have separate rows in the order of their start', () => {
  expect(place(band('', 10, 15), band('', 20, 25)).map(({ lane }) => lane)).toEqual([0, 0]);
  const three = place(band('c', 14, 30), band('a', 10, 30), band('b', 12, 16), band('d', 20, 30));
  expect(three.map(({ label, lane }) => [label, lane])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 1],
  ]);
});

test('treatment bands that touch each other are drawn in different rows, so that a reader can tell the bands apart', () => {
  expect(place(band('', 10, 20), band('', 20, 30)).map(({ lane }) => lane)).toEqual([0, 1]);
  expect(place(band('', 10, 20), band('', 21, 30)).map(({ lane }) => lane)).toEqual([0, 0]);
});

test('the label of a treatment band starts at the start of the band, and extends to the right of a short band', () => {
  expect(place(band('DIMS', 10, 20))).toMatchObject([{ labelX: 105, labelAlign: 'start' }]);
  expect(place(band('Orthokeratology', 10, 11))).toMatchObject([{ labelX: 105, labelAlign: 'start' }]);
});

test('a label that would leave the drawing on the right ends at the end of its treatment band instead', () => {
  const label = 'Multifocal soft lenses';
  const [placed] = place(band(label, 29, 30));
  expect(placed).toMatchObject({ labelAlign: 'end', labelX: 295 });
  const from = (placed?.labelX ?? 0) - textWidth(label, 10);
  expect(from).toBeGreaterThanOrEqual(0);
});

test('a label that just fits into the drawing stays at the start of its treatment band', () => {
  const label = 'x'.repeat(10);
  const needed = textWidth(label, 10) + 10;
  const at = (width: number) => placeBands([band(label, 20, 21)], { ...places, width })[0]?.labelAlign;
  expect(at(200 + needed)).toBe('start');
  expect(at(200 + needed - 0.5)).toBe('end');
});

test('a label wider than the space to its left still starts within the drawing', () => {
  const label = 'Multifocal soft lenses, daily disposable';
  const [placed] = placeBands([band(label, 6, 7)], { ...places, width: 120 });
  expect(placed?.labelAlign).toBe('end');
  expect((placed?.labelX ?? 0) - textWidth(label, 10)).toBeGreaterThanOrEqual(0);
});

test('a label that would touch the next treatment band moves that band to another row', () => {
  const rows = place(band('Single-vision glasses', 10, 11), band('DIMS lenses', 13, 30));
  expect(rows.map(({ lane }) => lane)).toEqual([0, 1]);
});

test('in treatment band labels, Han characters are as wide as they are high; other characters are narrower', () => {
  expect(textWidth('角膜塑形镜', 10)).toBe(50);
  expect(textWidth('DIMS', 10)).toBeCloseTo(24.8, 6);
  expect(textWidth('', 10)).toBe(0);
  expect(textWidth('（）', 10)).toBe(20);
});
