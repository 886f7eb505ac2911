import { getInBatches } from './get-in-batches.ts';
import { caseKey } from './keys.ts';
import type { Table } from './table.ts';
import type { Item } from './write.ts';

/**
 * Reads cases by id, in the given order. Returns the surviving case instead of a merged case; this needs one
 * more round trip per merge.
 */
export async function getCaseItems(
  table: Table,
  organization: string,
  ids: string[],
): Promise<(Item | undefined)[]> {
  const items = await getInBatches(
    table,
    ids.map(id => caseKey(organization, id)),
  );
  return followMerges(table, organization, items);
}

export async function followMerges(
  table: Table,
  organization: string,
  items: (Item | undefined)[],
): Promise<(Item | undefined)[]> {
  const into = [...new Set(items.flatMap(item => (item?.mergedInto ? [String(item.mergedInto)] : [])))];
  if (into.length === 0) return items;
  const survivors = await getCaseItems(table, organization, into);
  return items.map(item => (item?.mergedInto ? survivors[into.indexOf(String(item.mergedInto))] : item));
}
