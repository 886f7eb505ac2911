import { expect, test } from 'vitest';
import type { ResultRow } from '../../../../shared/features/screening/results/result.ts';
import type { TestId } from '../../../../shared/features/screening/tests/catalogue.ts';
import { suggestEntries } from '../../../../shared/features/screening/tree-entries/suggest-entries.ts';
import type { TreeNodeId } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';

const of = (date: string, dismissedNodes: TreeNodeId[] = []) => ({ date, dismissedNodes });
type Result = Pick<ResultRow, 'test' | 'judgement' | 'isWorse' | 'isBetter'>;
const still = (test: TestId, changes: Partial<Omit<Result, 'test'>> = {}): Result => ({
  ...{ test, judgement: 'notJudged', isWorse: false, isBetter: false, ...changes },
});

test('after a screening, one entry per NeuroTree node is suggested, concerns first, unless the node has a newer entry', () => {
  const result = [
    still('romberg', { isBetter: true }),
    still('oneLeg', { isWorse: true }),
    still('eyesight', { judgement: 'again' }),
    still('overlays', { isBetter: true }),
    still('plusLens', { isBetter: true }),
    still('moro'),
  ];
  expect(suggestEntries(result, of('2026-05-16'), [{ node: 'reading', date: '2026-05-15' }])).toEqual([
    { node: 'balance', state: 'concern', tests: ['oneLeg'] },
    { node: 'sight', state: 'concern', tests: ['eyesight'] },
    { node: 'reading', state: 'emerging', tests: ['overlays', 'plusLens'] },
  ]);
  const since = [
    { node: 'sight', date: '2026-05-16' },
    { node: 'reading', date: '2026-06-01' },
  ] as const;
  expect(suggestEntries(result, of('2026-05-16'), since).map(({ node }) => node)).toEqual(['balance']);
  const dismissed = of('2026-05-16', ['balance', 'reading']);
  expect(suggestEntries(result, dismissed, []).map(({ node }) => node)).toEqual(['sight']);
});

const suggested = (...result: Result[]) => suggestEntries(result, of('2026-05-16'), []);

test('after a screening without changes, no NeuroTree entry is suggested', () => {
  expect(suggested(still('romberg'), still('eyesight'))).toEqual([]);
  expect(suggested()).toEqual([]);
});

test('a concern is suggested for a test that needs another look, even if it improved, and for a test that became worse on one side', () => {
  expect(suggested(still('eyesight', { judgement: 'again', isBetter: true }))).toEqual([
    { node: 'sight', state: 'concern', tests: ['eyesight'] },
  ]);
  expect(suggested(still('oneLeg', { isWorse: true, isBetter: true }))).toEqual([
    { node: 'balance', state: 'concern', tests: ['oneLeg'] },
  ]);
});

test('a suggested concern for a NeuroTree node lists the tests that cause the concern, and no test that only improved', () => {
  const reflexes = [
    still('moro', { isBetter: true }),
    still('atnr', { isWorse: true }),
    still('stnr', { isBetter: true }),
    still('tlr', { judgement: 'again' }),
    still('palmar'),
  ];
  expect(suggested(...reflexes)).toEqual([{ node: 'reflexes', state: 'concern', tests: ['atnr', 'tlr'] }]);
});

test('a NeuroTree entry for another node, or dated before the screening, does not remove a suggested entry', () => {
  const result = [still('eyesight', { judgement: 'again' })];
  const entries = [
    { node: 'reading', date: '2026-06-01' },
    { node: 'sight', date: '2026-05-15' },
  ] as const;
  expect(suggestEntries(result, of('2026-05-16'), entries)).toHaveLength(1);
  expect(suggestEntries(result, of('2026-05-15'), entries)).toEqual([]);
});
