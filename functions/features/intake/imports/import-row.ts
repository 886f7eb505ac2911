import { AppError } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ImportRowRecord, RowOutcome } from '../../../../shared/features/intake/imports/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import { isVersionConflict, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { type Decision, decideRow } from './decide-row.ts';
import { ImportsStore, RowDone } from './imports-store.ts';

export interface RowScope {
  importId: string;
  jobId: string;
  organization: OrganizationRecord;
  /**
   * Returns the ids of cases to which records in other partitions refer. The ids are read once for all rows.
   */
  namedCases: JobContext['namedCases'];
  context: JobContext;
}

export interface WorkedRow {
  row: ImportRowRecord;
  writes: Write[];
  removed?: Case;
}

/** Retries after conflicts with other records, but not if the row itself has changed. */
export const retryRow = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  retryOnConflict(attempt, {
    isConflict: error =>
      !(error instanceof RowDone) &&
      (isVersionConflict(error) || (error instanceof AppError && error.code === 'record.missing')),
  });

/** Reads a row again after another process has handled it. */
export async function rereadRow({ importId, context }: RowScope, row: ImportRowRecord): Promise<WorkedRow> {
  const [now = row] = await context.openStore(ImportsStore).rows(importId, [row.number]);
  return { row: now, writes: [] };
}

/** The outcome of the check, for a row without a certain match. */
const outcomeOfCheck =
  ({ sameAsRow, likelyRows }: ImportRowRecord) =>
  (likely: number): RowOutcome => {
    if (likely > 0) return 'duplicate';
    if (sameAsRow !== undefined) return 'unchanged';
    return likelyRows?.length ? 'duplicate' : 'created';
  };

export async function checkRow(row: ImportRowRecord, scope: RowScope): Promise<WorkedRow> {
  if (row.state !== 'new') return { row, writes: [] };
  const { outcome, record, likely, filled, problems } = await decideRow(
    row,
    outcomeOfCheck(row),
    scope.organization,
    scope.context,
  );
  return later(row, scope, {
    ...{ state: 'checked', outcome, likely, filled, problems, job: scope.jobId },
    caseId: record?.id ?? null,
  });
}

/**
 * Imports a row as the check decided, unless the child has been added since. Similar children who were added
 * since make no difference. Idempotent: the transaction that creates a case also marks the row. Other rows
 * are marked in the transaction of the job's step.
 */
export async function importRow(row: ImportRowRecord, isAsNew: boolean, scope: RowScope): Promise<WorkedRow> {
  if (row.state !== 'checked') return { row, writes: [] };
  try {
    return await retryRow(async () => {
      const outcome = isAsNew || row.outcome === 'created' ? 'created' : 'duplicate';
      const decision = await decideRow(row, () => outcome, scope.organization, scope.context);
      return apply(row, decision, scope);
    });
  } catch (error) {
    if (!(error instanceof RowDone)) throw error;
    return rereadRow(scope, row);
  }
}

async function apply(row: ImportRowRecord, decision: Decision, scope: RowScope): Promise<WorkedRow> {
  const { outcome, record, fields, changes, filled, likely, problems } = decision;
  const { importId, jobId, context } = scope;
  const isOfCase = record !== undefined || outcome === 'created';
  /** Removes the child's data from the row, because the case now contains them. */
  const done: Partial<ImportRowRecord> = {
    ...{ state: 'done', outcome, likely, filled, problems, job: jobId, child: null },
    ...(isOfCase && { name: '' }),
    caseId: record?.id ?? null,
  };
  let after: ImportRowRecord = { ...row, ...done };
  const note = (caseId: string, caseVersion: number): Write[] => {
    after = { ...after, caseId, caseVersion };
    return [context.openStore(ImportsStore).rowWrite(importId, row, { ...done, caseId, caseVersion })];
  };
  if (outcome === 'created' && fields) {
    await context.importedCases.create(fields, [], 'staff', async caseId => note(caseId, 1));
    return { row: after, writes: [] };
  }
  if (outcome === 'filled' && record) {
    const names = [...new Set(filled.map(path => path.split('.')[0] ?? path))];
    const act = { act: 'case.changed', record: record.id, detail: { fields: names } };
    const edited = context.importedCases.nextEditedVersion(record);
    await context.importedCases.change(record, changes, act, async () => note(record.id, edited));
    return { row: after, writes: [] };
  }
  return later(row, scope, done);
}

/** A row whose changes are written in the transaction of the job's step. */
export function later(
  row: ImportRowRecord,
  { importId, context }: Pick<RowScope, 'importId' | 'context'>,
  changes: Partial<ImportRowRecord>,
): WorkedRow {
  return {
    row: { ...row, ...changes },
    writes: [context.openStore(ImportsStore).rowWrite(importId, row, changes)],
  };
}
