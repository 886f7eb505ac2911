import type { Table } from './table.ts';

/** Reads the ids in a range. An id is the rest of the sort key after the range's prefix. */
export async function listIds(
  table: Table,
  { pk, prefix }: { pk: string; prefix: string },
): Promise<string[]> {
  const items = await table.queryAll({ pk, prefix });
  return items.map(({ sk }) => sk.slice(prefix.length));
}
