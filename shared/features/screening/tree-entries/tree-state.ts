import type { TreeNodeId } from '../tree-nodes/standard-nodes.ts';
import { type EntryState, entryStates, type TreeEntry } from './schema.ts';

type Dated = Pick<TreeEntry, 'id' | 'node' | 'state' | 'date' | 'createdAt'>;

/** Sorts entries by day, the latest first; on the same day, the last created first. */
export function byNewest(one: Dated, other: Dated): number {
  const key = ({ date, createdAt, id }: Dated) => `${date} ${createdAt} ${id}`;
  return key(one) < key(other) ? 1 : -1;
}

/** A node's latest entry up to a day; null without one, even if nodes that grow from it have entries. */
export function entryAt<Entry extends Dated>(
  entries: readonly Entry[],
  node: TreeNodeId,
  day: string,
): Entry | null {
  return entries.filter(entry => entry.node === node && entry.date <= day).toSorted(byNewest)[0] ?? null;
}

export type TreeChange = 'better' | 'same' | 'worse';

/** The change of a node between two of its entries; null if one is missing. */
export function changeBetween(before: Dated | null, after: Dated | null): TreeChange | null {
  if (!before || !after || before.id === after.id) return null;
  const step = entryStates.indexOf(after.state) - entryStates.indexOf(before.state);
  return step === 0 ? 'same' : step > 0 ? 'better' : 'worse';
}

/** Number of nodes per state; `none` counts nodes without an entry. */
export function countStates(states: readonly (EntryState | null)[]): Record<EntryState | 'none', number> {
  const count = (wanted: EntryState | null) => states.filter(state => state === wanted).length;
  return {
    strength: count('strength'),
    emerging: count('emerging'),
    concern: count('concern'),
    none: count(null),
  };
}
