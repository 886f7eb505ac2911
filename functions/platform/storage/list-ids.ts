import type { Table } from './table.ts';

/** The part after the prefix of each sort key in a range. */
export async function listIds(
  table: Table,
  { pk, prefix }: { pk: string; prefix: string },
): Promise<string[]> {
  const items = await table.queryAll({ pk, prefix });
  return items.map(({ sk }) => sk.slice(prefix.length));
}
