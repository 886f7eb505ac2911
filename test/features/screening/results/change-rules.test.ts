import { expect, test } from 'vitest';
import { changeSince } from '../../../../shared/features/screening/results/change.ts';
import type { Finding, FindingUnit } from '../../../../shared/features/screening/results/findings.ts';

const finding = (
  unit: FindingUnit | null,
  value: number | null,
  better: Finding['better'] = 'more',
): Finding => ({
  ...{ place: 'whole', measure: 'seconds', isComputed: false, unit, better, value, text: null },
});
const isNoise = (unit: FindingUnit | null, before: number, after: number) =>
  changeSince({ value: before }, finding(unit, after))?.isNoise;

test('a change since the last screening is shown only if both results are numbers; zero counts as a number', () => {
  expect(changeSince(undefined, finding('seconds', 4))).toBeNull();
  expect(changeSince({ value: null }, finding('seconds', 4))).toBeNull();
  expect(changeSince({ value: 4 }, finding('seconds', null))).toBeNull();
  expect(changeSince({ value: 0 }, finding('seconds', 0))).toEqual({ by: 0, isBetter: null, isNoise: true });
});

test('each measure says whether more or less is better; if it does not say this, a change is neither better nor worse', () => {
  const by = (before: number, after: number, better: Finding['better']) =>
    changeSince({ value: before }, finding('seconds', after, better));
  expect(by(10, 20, 'more')).toMatchObject({ by: 10, isBetter: true });
  expect(by(20, 10, 'more')).toMatchObject({ by: -10, isBetter: false });
  expect(by(20, 10, 'less')).toMatchObject({ isBetter: true });
  expect(by(10, 20, 'less')).toMatchObject({ isBetter: false });
  expect(by(10, 20, null)).toMatchObject({ isBetter: null });
  expect(by(0.1, 0.3, 'more')).toMatchObject({ by: 0.2 });
});

test.each<[FindingUnit | null, number, noise: number, more: number]>([
  ['logMar', 0, 0.19, 0.2],
  ['logMar', 0.3, 0.2, 0.1],
  ['lines', 0, 1.9, 2],
  ['grade', 1, 2, 3],
  ['count', 5, 4, 3],
  ['wordsPerMinute', 100, 119, 120],
  ['wordsPerMinute', 200, 230, 231],
  ['percent', 0, 15, 15.1],
  ['seconds', 10, 12, 12.1],
  ['seconds', 40, 46, 46.1],
  ['seconds', 40, 34, 33.9],
  ['lettersPerMinute', 40, 46, 47],
  [null, 100, 115, 116],
])(
  'in %s, a change from %s to %s counts as noise, and a change to %s does not count as noise',
  (unit, before, noise, more) => {
    expect([isNoise(unit, before, noise), isNoise(unit, before, more)]).toEqual([true, false]);
  },
);
