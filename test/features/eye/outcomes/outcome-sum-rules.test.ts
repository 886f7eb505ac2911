import { expect, test } from 'vitest';
import type { ChildOutcome } from '../../../../shared/features/eye/outcomes/child-outcome.ts';
import { meanInterval, wilsonInterval } from '../../../../shared/features/eye/outcomes/intervals.ts';
import {
  addOutcome,
  auditOf,
  noSums,
  type OutcomeSums,
} from '../../../../shared/features/eye/outcomes/outcome-sums.ts';
import {
  allHidden,
  hiddenGroups,
  hiddenParts,
} from '../../../../shared/features/eye/outcomes/small-groups.ts';

const outcome = (changes: Partial<ChildOutcome> = {}): ChildOutcome => ({
  ...{ treatment: 'dims', age: 'from8', axialLength: 0.2, isLost: true },
  equivalent: { measured: -0.5, expected: -0.8 },
  ...changes,
});
const sumsOf = (...outcomes: ChildOutcome[]): OutcomeSums => {
  const sums = noSums();
  for (const one of outcomes) addOutcome(sums, one);
  return sums;
};
const times = (count: number, one: ChildOutcome): ChildOutcome[] => Array.from({ length: count }, () => one);
const countedAt = '2026-06-01T08:00:00.000Z';
const audit = (sums: OutcomeSums, hasReference = true) => auditOf(sums, { countedAt, hasReference });

test('the outcome sums for a treatment and age group add up each child’s values and the squares of the values', () => {
  expect(sumsOf(outcome())).toEqual({
    cells: { '0.1': [1, 1, 0.2, 0.04, 1, -0.5, 0.25, -0.8, 0.09, 1, 1] },
    ...{ due: [0, 0], screened: [0, 0] },
  });
});

test('a child’s missing values add nothing to the outcome sums', () => {
  const blank = { axialLength: null, equivalent: null, isLost: null };
  expect(sumsOf(outcome(blank)).cells).toEqual({ '0.1': [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
  const alone = outcome({ equivalent: { measured: -0.5, expected: null }, isLost: false });
  expect(sumsOf(alone).cells).toEqual({ '0.1': [1, 1, 0.2, 0.04, 1, -0.5, 0.25, 0, 0, 1, 0] });
});

test('values of children with the same treatment and age group are summed without rounding errors', () => {
  const [one, other] = [outcome({ axialLength: 0.1 }), outcome({ axialLength: 0.2 })];
  const { cells } = sumsOf(one, other, outcome({ treatment: 'combined', age: 'unknown' }));
  expect(cells).toEqual({
    '0.1': [2, 2, 0.3, 0.05, 2, -1, 0.5, -1.6, 0.18, 2, 2],
    '11.4': [1, 1, 0.2, 0.04, 1, -0.5, 0.25, -0.8, 0.09, 1, 1],
  });
});

const nothing = { size: 0, hidden: null };
const hidden = (why: 'few' | 'withheld') => ({ size: null, hidden: why });

test('without children, the outcome table has only the total row, and no number is hidden', () => {
  const noMean = { ...nothing, mean: null, interval: null };
  const noRate = { ...nothing, count: null, share: null, interval: null };
  expect(audit(noSums())).toEqual({
    countedAt,
    rows: [
      {
        ...{ treatment: null, age: null, children: nothing, axialLength: noMean, equivalent: noMean },
        ...{ expected: null, difference: { mean: null, interval: null }, attrition: noRate },
      },
    ],
    ...{ overdue: noRate, screenedAgain: noRate },
  });
});

const ten = [
  ...times(3, outcome({ axialLength: 0.1, equivalent: { measured: -0.5, expected: -0.8 } })),
  ...times(2, outcome({ axialLength: 0.1, equivalent: { measured: -0.5, expected: -0.8 }, isLost: false })),
  ...times(5, outcome({ axialLength: 0.3, equivalent: { measured: -1, expected: -0.6 }, isLost: false })),
];
/**
 * The row of the outcome table for ten children, calculated by hand with t = 2.262 for nine degrees of
 * freedom and Wilson's interval for 3 in 10.
 */
const rowOfTen = {
  children: { size: 10, hidden: null },
  axialLength: { size: 10, hidden: null, mean: 0.2, interval: [0.12, 0.28] },
  equivalent: { size: 10, hidden: null, mean: -0.75, interval: [-0.95, -0.55] },
  expected: -0.7,
  difference: { mean: -0.05, interval: [-0.3, 0.2] },
  attrition: {
    ...{ size: 10, hidden: null, count: 3, share: 0.3 },
    interval: [expect.closeTo(0.1078, 4), expect.closeTo(0.6032, 4)],
  },
};

test('ten children with the same treatment and age are shown in the total row, in a treatment row and in an age row', () => {
  expect(audit(sumsOf(...ten)).rows).toEqual([
    { treatment: null, age: null, ...rowOfTen },
    { treatment: 'dims', age: null, ...rowOfTen },
    { treatment: 'dims', age: 'from8', ...rowOfTen },
  ]);
});

test('without a reference study the outcome table has no expected value and no comparison', () => {
  expect(audit(sumsOf(...ten), false).rows[0]).toEqual({
    ...{ treatment: null, age: null, ...rowOfTen },
    ...{ expected: null, difference: { mean: null, interval: null } },
  });
});

test('with only nine children, every number of the outcome table is hidden', () => {
  const noMean = { ...hidden('few'), mean: null, interval: null };
  for (const row of audit(sumsOf(...ten.slice(1))).rows)
    expect(row).toMatchObject({
      ...{ children: hidden('few'), axialLength: noMean, equivalent: noMean, expected: null },
      difference: { mean: null, interval: null },
      attrition: { ...hidden('few'), count: null, share: null, interval: null },
    });
});

test('a number of the outcome table is hidden if fewer than ten children have this value, even if the row has ten children', () => {
  const blank = outcome({ axialLength: null, equivalent: null, isLost: null });
  const [row] = audit(sumsOf(...ten.slice(1), blank)).rows;
  expect(row).toMatchObject({
    ...{ children: { size: 10, hidden: null }, axialLength: hidden('few'), equivalent: hidden('few') },
    ...{ expected: null, attrition: hidden('few') },
  });
});

test('if a small treatment group is hidden, a second group is hidden too, so that nobody can calculate the small group', () => {
  const { rows } = audit(
    sumsOf(
      ...times(12, outcome({ treatment: 'redLight', age: 'unknown' })),
      ...times(10, outcome({ age: 'from10' })),
      ...times(20, outcome({ age: 'under8' })),
      ...times(3, outcome({ treatment: 'hal' })),
    ),
  );
  expect(
    rows.map(({ treatment, age, children }) => [treatment, age, children.hidden ?? children.size]),
  ).toEqual([
    [null, null, 45],
    ['dims', null, 30],
    ['dims', 'under8', 20],
    ['dims', 'from10', 10],
    ['hal', null, 'few'],
    ['hal', 'from8', 'few'],
    ['redLight', null, 'withheld'],
    ['redLight', 'unknown', 'withheld'],
  ]);
});

test('in the outcome table, a mean that rounds to zero has no sign', () => {
  const equivalent = { measured: -0.02, expected: 0 };
  expect(audit(sumsOf(...times(10, outcome({ equivalent })))).rows[0]).toMatchObject({
    equivalent: { mean: 0, interval: [0, 0] },
    difference: { mean: 0, interval: [0, 0] },
  });
});

test('the share of overdue children and the share of rescreened children are shown only for ten or more children', () => {
  const told = (due: [number, number], screened: [number, number]) => {
    const { overdue, screenedAgain } = audit({ ...noSums(), due, screened });
    return [overdue, screenedAgain];
  };
  expect(told([10, 3], [20, 0])).toEqual([
    rowOfTen.attrition,
    { ...{ size: 20, hidden: null, count: 0, share: 0 }, interval: [0, expect.closeTo(0.1611, 4)] },
  ]);
  expect(told([9, 3], [1, 1])).toMatchObject([hidden('few'), hidden('few')]);
});

test('the confidence interval of a mean of identical values has zero width, despite rounding errors', () => {
  expect(meanInterval({ size: 3, sum: 0.3, squares: 0.0299999 })).toEqual({
    mean: expect.closeTo(0.1, 9),
    interval: [expect.closeTo(0.1, 9), expect.closeTo(0.1, 9)],
  });
  const pair = meanInterval({ size: 2, sum: 2, squares: 4 });
  expect(pair.interval?.map(end => Number(end.toFixed(2)))).toEqual([-11.71, 13.71]);
});

test('the confidence interval of a share of 0 or 1 stays within 0 to 1', () => {
  expect(wilsonInterval(0, 10)[0]).toBe(0);
  expect(wilsonInterval(10, 10)[1]).toBeCloseTo(1, 12);
  expect(wilsonInterval(5, 10).map(end => Number(end.toFixed(4)))).toEqual([0.2366, 0.7634]);
});

test('if a total is hidden, its groups are hidden too: as “too few”, or as “withheld” for ten or more children', () => {
  expect(allHidden([0, 9, 10])).toEqual(['few', 'few', 'withheld']);
  expect(hiddenGroups([[3, 2], [4]])).toEqual({
    ...{ whole: 'few', parts: ['few', 'few'], within: [['few', 'few'], ['few']] },
  });
  expect(hiddenGroups([])).toEqual({ whole: null, parts: [], within: [] });
});

test('if the hidden groups together have fewer than ten children, the smallest shown group is hidden too', () => {
  expect(hiddenParts([9, 30, 20, 10])).toEqual(['few', null, null, 'withheld']);
  expect(hiddenParts([5, 5, 30])).toEqual(['few', 'few', null]);
  expect(hiddenParts([5, 4, 30, 10])).toEqual(['few', 'few', null, 'withheld']);
  expect(hiddenParts([5, 4, 0])).toEqual(['few', 'few', null]);
  expect(hiddenParts([])).toEqual([]);
});

test('hiding a treatment hides all its age groups; in a treatment that is shown, only small groups are hidden', () => {
  expect(hiddenGroups([[12, 3], [30, 20, 4], [9]])).toEqual({
    ...{ whole: null, parts: ['withheld', null, 'few'] },
    within: [['withheld', 'few'], [null, 'withheld', 'few'], ['few']],
  });
});
