import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { blankAgain } from '../../../../shared/features/intake/imports/fill-blanks.ts';
import type { ImportRowRecord, UndoOutcome } from '../../../../shared/features/intake/imports/schema.ts';
import {
  ConflictError,
  isVersionConflict,
  retryOnConflict,
} from '../../../platform/storage/retry-on-conflict.ts';
import { later, type RowScope, rereadRow, type WorkedRow } from './import-row.ts';
import { ImportsStore, RowDone } from './imports-store.ts';

/** Undoes the import of a row, once. A case that has other records, or was edited or merged since, stays. */
export async function undoRow(row: ImportRowRecord, scope: RowScope): Promise<WorkedRow> {
  if (row.state !== 'done') return { row, writes: [] };
  try {
    return await retryOnConflict(() => attempt(row, scope), {
      isConflict: error =>
        !(error instanceof RowDone) && (error instanceof ConflictError || isVersionConflict(error)),
    });
  } catch (error) {
    if (!(error instanceof RowDone)) throw error;
    return rereadRow(scope, row);
  }
}

async function attempt(row: ImportRowRecord, scope: RowScope): Promise<WorkedRow> {
  const { importId, jobId, context } = scope;
  const { caseId, caseVersion, outcome, filled } = row;
  const changesFor = (undone: UndoOutcome | null) => ({ state: 'undone' as const, undone, job: jobId });
  const did = outcome === 'created' || outcome === 'filled';
  if (!did || caseId === null || caseVersion === null) return later(row, scope, changesFor(null));
  const record = await context.importedCases.getStored(caseId);
  if (!record) return later(row, scope, changesFor(outcome === 'created' ? 'removed' : null));
  const note = (undone: UndoOutcome) =>
    context.openStore(ImportsStore).rowWrite(importId, row, changesFor(undone));
  const isUnedited = await context.importedCases.isUnedited(record, caseVersion);
  if (outcome === 'created' && isUnedited && (await isUnused(record, scope))) {
    await context.importedCases.remove(record, [note('removed')]);
    return { row: { ...row, ...changesFor('removed') }, writes: [], removed: record };
  }
  if (outcome === 'filled' && isUnedited && record.status === 'active') {
    const fields = [...new Set(filled.map(path => path.split('.')[0] ?? path))];
    const act = { act: 'case.changed', record: caseId, detail: { fields } };
    const writes = async () => [note('restored')];
    await context.importedCases.change(record, blankAgain(record, filled), act, writes);
    return { row: { ...row, ...changesFor('restored') }, writes: [] };
  }
  return later(row, scope, changesFor('kept'));
}

const isUnused = async ({ id }: Case, { context, namedCases }: RowScope): Promise<boolean> =>
  !(await context.importedCases.hasRecords(id)) && !(await namedCases()).has(id);

/**
 * Restores cases that somebody started to use while they were being removed. Nothing can be stored for a
 * removed case, so this second check finds every use.
 */
export async function putBackUsed(worked: WorkedRow[], scope: RowScope): Promise<WorkedRow[]> {
  if (!worked.some(({ removed }) => removed)) return worked;
  const named = await scope.context.namedCases();
  return Promise.all(
    worked.map(workedCase =>
      workedCase.removed ? putBackIfUsed(workedCase, workedCase.removed, named, scope) : workedCase,
    ),
  );
}

async function putBackIfUsed(
  worked: WorkedRow,
  record: Case,
  named: ReadonlySet<string>,
  { importId, context: { importedCases, openStore } }: RowScope,
): Promise<WorkedRow> {
  if (!named.has(record.id) && !(await importedCases.hasRecords(record.id))) return worked;
  const kept = { undone: 'kept' as const };
  await importedCases.putBack(record, [openStore(ImportsStore).rowWrite(importId, worked.row, kept)]);
  return { row: { ...worked.row, ...kept }, writes: [] };
}
