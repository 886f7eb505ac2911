import * as z from 'zod';
import { PlainDate } from '../../../shared/core/fields.ts';
import type { Range } from '../storage/key.ts';
import type { Table } from '../storage/table.ts';
import type { DocumentKeys } from './keys-of-kind.ts';

const Row = z.object({ date: PlainDate, status: z.string(), caseId: z.string() });
const Deleted = z.object({ deleted: z.unknown().optional(), deletedAt: z.unknown().optional() });

const batchSize = 25;

interface Wanted {
  from: string;
  to: string;
  caseIds: readonly string[] | null;
  hiddenIds: ReadonlySet<string>;
}

/**
 * Dates of finished documents of one kind. If the caller may see only selected cases, only the documents of
 * these cases are read: otherwise the response time would reveal the number of other cases.
 */
export async function daysOfDocuments(
  { lists, ofCase }: Pick<DocumentKeys, 'lists' | 'ofCase'>,
  { table, organization }: { table: Table; organization: string },
  { from, to, caseIds, hiddenIds }: Wanted,
): Promise<string[]> {
  const items =
    caseIds === null
      ? await table.queryAll(lists.all(organization), { between: [from, `${to}#~`] })
      : await readOfCases(table, id => ofCase(organization, id), caseIds);
  return items
    .map(({ row }) => Row.parse(row))
    .filter(({ status, date, caseId }) => {
      const isWithin = date >= from && date <= to;
      return status !== 'draft' && isWithin && !hiddenIds.has(caseId);
    })
    .map(({ date }) => date);
}

async function readOfCases(
  table: Table,
  ofCase: (caseId: string) => Range,
  caseIds: readonly string[],
): Promise<Awaited<ReturnType<Table['queryAll']>>> {
  const items: Awaited<ReturnType<Table['queryAll']>> = [];
  for (let start = 0; start < caseIds.length; start += batchSize) {
    const batch = caseIds.slice(start, start + batchSize);
    items.push(...(await Promise.all(batch.map(id => table.queryAll(ofCase(id))))).flat());
  }
  return items.filter(item => {
    const { deleted, deletedAt } = Deleted.parse(item);
    return (deleted ?? deletedAt ?? null) === null;
  });
}
