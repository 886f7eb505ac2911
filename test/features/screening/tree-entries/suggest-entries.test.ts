import { expect, test } from 'vitest';
import { nextScreeningDue } from '../../../../shared/features/screening/results/next-due.ts';
import { suggestEntries } from '../../../../shared/features/screening/tree-entries/suggest-entries.ts';
import type { TreeNodeId } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';

const of = (date: string, dismissedNodes: TreeNodeId[] = []) => ({ date, dismissedNodes });
const still = { isToFollowUp: false, isWorse: false, isBetter: false };

test('a screening suggests concerns before what is better, one a node, and nothing that was written down since', () => {
  const result = [
    { ...still, test: 'romberg', isBetter: true },
    { ...still, test: 'oneLeg', isWorse: true },
    { ...still, test: 'eyesight', isToFollowUp: true },
    { ...still, test: 'overlays', isBetter: true },
    { ...still, test: 'plusLens', isBetter: true },
    { ...still, test: 'moro' },
  ] as const;
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

test('the next screening is due a year after the last finished one, drafts and deleted ones left out', () => {
  const screened = (
    date: string,
    status: 'draft' | 'finished' = 'finished',
    deletedAt: string | null = null,
  ) => ({
    date,
    status,
    deletedAt,
  });
  expect(nextScreeningDue([screened('2028-03-01', 'draft')])).toBeNull();
  expect(
    nextScreeningDue([
      screened('2028-02-29'),
      screened('2027-01-05'),
      screened('2028-06-01', 'finished', '2028-06-02T00:00:00Z'),
    ]),
  ).toBe('2029-02-28');
});
