import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { meanInterval, wilsonInterval } from '../../../../shared/features/eye/outcomes/intervals.ts';
import { hiddenGroups, hiddenParts } from '../../../../shared/features/eye/outcomes/small-groups.ts';

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

test('a group of fewer than ten children is hidden, and a second group if the hidden groups have fewer than ten together', () => {
  expect(hiddenParts([3, 40, 12])).toEqual(['few', null, 'withheld']);
  expect(hiddenParts([3, 4, 40])).toEqual(['few', 'few', 'withheld']);
  expect(hiddenParts([6, 7, 40])).toEqual(['few', 'few', null]);
  expect(hiddenParts([10, 0, 40])).toEqual([null, null, null]);
  expect(hiddenParts([9, 0, 0])).toEqual(['few', null, null]);
});

test('the shown groups of a total never reveal a group of one to nine children or a single hidden group', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }), { maxLength: 8 }), parts => {
      const { whole, parts: ofParts, within } = hiddenGroups(parts);
      if (whole) {
        expect([...ofParts, ...within.flat()].every(Boolean)).toBe(true);
        return;
      }
      const check = (sizes: readonly number[], hidden: readonly (string | null)[]) => {
        for (const [at, size] of sizes.entries()) if (size > 0 && size < 10) expect(hidden[at]).toBe('few');
        const left = sizes.filter((_, at) => hidden[at]);
        if (left.length > 0) {
          expect(sum(left)).toBeGreaterThanOrEqual(10);
          expect(left.length).toBeGreaterThan(1);
        }
      };
      check(parts.map(sum), ofParts);
      for (const [at, part] of parts.entries())
        if (ofParts[at]) expect(within[at]?.every(Boolean)).toBe(true);
        else check(part, within[at] ?? []);
    }),
  );
});

test('the confidence interval of a share is calculated by Wilson’s method, as in Newcombe 1998', () => {
  const rounded = (count: number, size: number) =>
    wilsonInterval(count, size).map(end => Number(end.toFixed(4)));
  expect(rounded(81, 263)).toEqual([0.2553, 0.3662]);
  expect(rounded(15, 148)).toEqual([0.0624, 0.1605]);
  expect(rounded(0, 20)).toEqual([0, 0.1611]);
  expect(rounded(29, 29)).toEqual([0.883, 1]);
});

test('the confidence interval of a mean uses Student’s t', () => {
  const values = [-0.2, -0.4, -0.6, -0.8, -1];
  const { mean, interval } = meanInterval({
    size: values.length,
    sum: sum(values),
    squares: sum(values.map(value => value ** 2)),
  });
  expect(mean).toBeCloseTo(-0.6);
  // The half-width of the interval is 2.776 · 0.31623 / √5.
  expect(interval?.[0]).toBeCloseTo(-0.9926, 3);
  expect(interval?.[1]).toBeCloseTo(-0.2074, 3);
  expect(meanInterval({ size: 1, sum: 2, squares: 4 })).toEqual({ mean: 2, interval: null });
});
