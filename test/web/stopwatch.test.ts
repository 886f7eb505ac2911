import { expect, test } from 'vitest';
import {
  elapsedAt,
  readSeconds,
  startStopwatch,
  stopStopwatch,
  toTenths,
} from '../../web/ui/timing/stopwatch.ts';

const limit = 120_000;

test('a stopwatch measures the time from start to stop, however rarely the page updates what it shows', () => {
  const watch = startStopwatch(1_000);
  expect(elapsedAt(watch, 15_230, limit)).toBe(14_230);
  expect(stopStopwatch(watch, 15_230, limit)).toEqual({ startedAt: null, elapsed: 14_230 });
});

test('a stopwatch never shows more than its limit or less than zero', () => {
  const watch = startStopwatch(1_000);
  expect(stopStopwatch(watch, 1_000_000, limit).elapsed).toBe(limit);
  expect(elapsedAt(watch, 0, limit)).toBe(0);
});

test('a stopped stopwatch keeps its time when it is stopped again', () => {
  const stopped = stopStopwatch(startStopwatch(0), 9_600, limit);
  expect(stopStopwatch(stopped, 50_000, limit)).toEqual(stopped);
});

test.each([
  [0, '0.0'],
  [99, '0.0'],
  [9_650, '9.6'],
  [120_000, '120.0'],
])('a stopwatch shows %i ms as %s seconds', (ms, shown) => {
  expect(toTenths(ms)).toBe(shown);
});

test.each([
  ['0', '0'],
  ['14.2', '14.2'],
  ['14,2', '14.2'],
  ['１４．２', '14.2'],
  ['.5', '0.5'],
  ['120', '120'],
  ['120.1', undefined],
  ['14.25', undefined],
  ['-1', undefined],
  ['1e2', undefined],
  ['', undefined],
])('%s typed into a field for seconds is read as %s', (typed, read) => {
  expect(readSeconds(typed, 120)).toBe(read);
});
