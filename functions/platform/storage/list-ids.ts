import type { Table } from './table.ts';

/** What follows the prefix in the sort keys of a range. */
export async function listIds(
  table: Table,
  { pk, prefix }: { pk: string; prefix: string },
): Promise<string[]> {
  const items = await table.queryAll({ pk, prefix });
  return items.map(({ sk }) => sk.slice(prefix.length));
}
