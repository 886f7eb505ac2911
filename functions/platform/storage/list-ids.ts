import type { Table } from './table.ts';

/** Reads the ids in a range: the part of each sort key after the prefix. */
export async function listIds(
  table: Table,
  { pk, prefix }: { pk: string; prefix: string },
): Promise<string[]> {
  const items = await table.queryAll({ pk, prefix });
  return items.map(({ sk }) => sk.slice(prefix.length));
}
