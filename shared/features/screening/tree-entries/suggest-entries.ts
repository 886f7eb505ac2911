import type { ResultRow } from '../results/result.ts';
import type { Screening } from '../screenings/schema.ts';
import type { TestId } from '../tests/catalogue.ts';
import type { TreeNodeId } from '../tree-nodes/standard-nodes.ts';
import type { EntryState, TreeEntry } from './schema.ts';

/** The NeuroTree node to which each test belongs. */
const nodeOfTest: Record<TestId, TreeNodeId> = {
  romberg: 'balance',
  oneLeg: 'balance',
  crawling: 'coordination',
  midline: 'midline',
  fingerThumb: 'coordination',
  moro: 'reflexes',
  atnr: 'reflexes',
  stnr: 'reflexes',
  tlr: 'reflexes',
  spinalGalant: 'reflexes',
  palmar: 'reflexes',
  eyesight: 'sight',
  eyeTracking: 'eye-tracking',
  eyeHand: 'eye-hand',
  overlays: 'reading',
  plusLens: 'reading',
};

export interface SuggestedEntry {
  node: TreeNodeId;
  state: EntryState;
  tests: TestId[];
}

/**
 * Entries that a screening suggests for the NeuroTree: `concern` if a test needs another look or is worse,
 * `emerging` if it is better. A node is left out if it has an entry from that day or later, or if somebody
 * dismissed the suggestion.
 */
export function suggestEntries(
  result: readonly Pick<ResultRow, 'test' | 'judgement' | 'isWorse' | 'isBetter'>[],
  { date, dismissedNodes }: Pick<Screening, 'date' | 'dismissedNodes'>,
  entries: readonly Pick<TreeEntry, 'node' | 'date'>[],
): SuggestedEntry[] {
  const suggested = new Map<TreeNodeId, SuggestedEntry>();
  for (const { test, judgement, isWorse, isBetter } of result) {
    const state = judgement === 'again' || isWorse ? 'concern' : isBetter ? 'emerging' : null;
    const node = nodeOfTest[test];
    if (state === null || dismissedNodes.includes(node)) continue;
    if (entries.some(entry => entry.node === node && entry.date >= date)) continue;
    const known = suggested.get(node);
    if (known?.state === 'concern' && state !== 'concern') continue;
    const tests = known?.state === state ? [...known.tests, test] : [test];
    suggested.set(node, { node, state, tests });
  }
  return [...suggested.values()];
}
