import { expect, test } from 'vitest';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { testIds, testOf } from '../../../../shared/features/screening/tests/catalogue.ts';
import {
  countDone,
  isAnswered,
  isDone,
  openPlaces,
} from '../../../../shared/features/screening/tests/completeness.ts';

const done = (values: Record<string, number | string | null>) => ({ state: 'done' as const, values });
const notDone = { state: 'notDone' as const, reason: 'refused' as const, note: null };

test('a screening test counts as done if it has its required values, or one of several alternative values; zero is a value', () => {
  expect(isDone(testOf('romberg'), done({ seconds: 0 }))).toBe(true);
  expect(isDone(testOf('romberg'), done({ sway: 2 }))).toBe(false);
  expect(isDone(testOf('romberg'), done({ seconds: null }))).toBe(false);
  expect(isDone(testOf('eyesight'), done({ aided: '1.0' }))).toBe(true);
  expect(isDone(testOf('overlays'), done({ without: 80 }))).toBe(false);
  expect(isDone(testOf('overlays'), done({ without: 80, with: 90 }))).toBe(true);
  expect(isDone(testOf('romberg'), null)).toBe(false);
  expect(isDone(testOf('romberg'), notDone)).toBe(false);
});

test('the reason why a screening test was not done counts as a result', () => {
  expect(isAnswered(testOf('romberg'), notDone)).toBe(true);
  expect(isAnswered(testOf('romberg'), done({ seconds: 3 }))).toBe(true);
  expect(isAnswered(testOf('romberg'), done({}))).toBe(false);
  expect(isAnswered(testOf('romberg'), null)).toBe(false);
});

test('results that are still missing in a screening are listed with test and side, in the order of the examination', () => {
  const open = openPlaces(
    TestEntries.parse({ romberg: { whole: done({ seconds: 3 }) }, oneLeg: { left: notDone } }),
  );
  expect(open.slice(0, 2)).toEqual([
    { test: 'oneLeg', place: 'right' },
    { test: 'crawling', place: 'whole' },
  ]);
  expect(open).toHaveLength(testIds.length - 1 + 4);
});

test('a screening test counts as done if one side was done and the other side has a reason, but not with two reasons', () => {
  const entries = TestEntries.parse({
    romberg: { whole: done({ seconds: 3 }) },
    oneLeg: { left: done({ seconds: 3 }), right: notDone },
    moro: { whole: notDone },
  });
  expect(countDone(entries)).toEqual({ done: 2, all: 16 });
});

test('times and rates in a screening have upper limits', () => {
  const isTaken = (id: string, values: object) =>
    TestEntries.safeParse({ [id]: { whole: done({ ...values }) } }).success;
  for (const [id, measure, most] of [
    ['romberg', 'seconds', 120],
    ['eyeTracking', 'vertical', 600],
    ['eyeHand', 'rate', 300],
    ['overlays', 'with', 400],
    ['plusLens', 'without', 400],
  ] as const)
    expect([isTaken(id, { [measure]: most }), isTaken(id, { [measure]: most + 1 })], id).toEqual([
      true,
      false,
    ]);
});
