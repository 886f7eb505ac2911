import type { TreeNodeId } from '../tree-nodes/standard-nodes.ts';
import { type EntryState, entryStates, type TreeEntry } from './schema.ts';

type Dated = Pick<TreeEntry, 'id' | 'node' | 'state' | 'date' | 'createdAt'>;

/** Compares entries by day, the latest first; of the same day, the one created last comes first. */
export function byNewest(one: Dated, other: Dated): number {
  const key = ({ date, createdAt, id }: Dated) => `${date} ${createdAt} ${id}`;
  return key(one) < key(other) ? 1 : -1;
}

/**
 * The latest entry of a node up to a day; null if the node has none, even if nodes that grow from it have
 * entries.
 */
export function entryAt<Entry extends Dated>(
  entries: readonly Entry[],
  node: TreeNodeId,
  day: string,
): Entry | null {
  return entries.filter(entry => entry.node === node && entry.date <= day).toSorted(byNewest)[0] ?? null;
}

export type TreeChange = 'better' | 'same' | 'worse';

/** How the state of a node changed between two of its entries; null if one of them is missing. */
export function changeBetween(before: Dated | null, after: Dated | null): TreeChange | null {
  if (!before || !after || before.id === after.id) return null;
  const step = entryStates.indexOf(after.state) - entryStates.indexOf(before.state);
  return step === 0 ? 'same' : step > 0 ? 'better' : 'worse';
}

/** Number of nodes in each state; `none` counts nodes without an entry. */
export function countStates(states: readonly (EntryState | null)[]): Record<EntryState | 'none', number> {
  const count = (wanted: EntryState | null) => states.filter(state => state === wanted).length;
  return {
    strength: count('strength'),
    emerging: count('emerging'),
    concern: count('concern'),
    none: count(null),
  };
}
