import type { ImportRecord } from '../../../../shared/features/intake/imports/schema.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import type { JobStep } from '../../../composition/job-step.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';
import { later } from './import-row.ts';
import { ImportsStore } from './imports-store.ts';

/** Cursor of the checking job while it compares the rows with each other. */
export const comparing = 'compare';

/** Maximum number of rows marked per step. A step is one transaction. */
const maxMarked = 80;

/**
 * Marks rows that are similar to earlier rows. A member decides on them before the import.
 * @throws JobAborted if not all rows were sent
 */
export async function compareRows(
  { id: importId, total }: ImportRecord,
  context: JobContext,
): Promise<JobStep> {
  const rows = await context.openStore(ImportsStore).allRows(importId);
  if (rows.length !== total || rows.at(-1)?.number !== total) throw new JobAborted();
  const repeats = await context.importedCases.findRepeats(rows.map(({ child }) => child ?? undefined));
  const numberAt = (place: number) => rows[place]?.number ?? 0;
  const marked = rows.flatMap((row, at) => {
    const { certain, likely = [] } = repeats[at] ?? {};
    const sameAsRow = certain === undefined ? undefined : numberAt(certain);
    const likelyRows = likely.map(numberAt);
    const isMarked = row.sameAsRow === sameAsRow && String(row.likelyRows ?? []) === String(likelyRows);
    const marks = { likelyRows, ...(sameAsRow !== undefined && { sameAsRow }) };
    return isMarked ? [] : [later(row, { importId, context }, marks)];
  });
  return {
    writes: marked.slice(0, maxMarked).flatMap(({ writes }) => writes),
    auditEvents: [],
    cursor: marked.length > maxMarked ? comparing : '1',
    done: 0,
    skipped: 0,
  };
}
