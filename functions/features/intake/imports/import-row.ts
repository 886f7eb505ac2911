import { AppError } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { ImportRowRecord, RowOutcome } from '../../../../shared/features/intake/imports/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import { isVersionConflict, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { type Decision, decideRow } from './decide-row.ts';
import { RowDone } from './imports-store.ts';

/** Where a row is worked on. */
export interface RowScope {
  importId: string;
  jobId: string;
  organization: OrganizationRecord;
  /** As they were before the first row was worked on. */
  namedCases: JobContext['namedCases'];
  context: JobContext;
}

/** A row after it was worked on, and what is left to be written of it with the step of the job. */
export interface WorkedRow {
  row: ImportRowRecord;
  writes: Write[];
  /** The case that was taken out. */
  removed?: Case;
}

/** Attempts again what another write came before, unless that was of the row itself. */
export const retryRow = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  retryOnConflict(attempt, {
    isConflict: error =>
      !(error instanceof RowDone) &&
      (isVersionConflict(error) || (error instanceof AppError && error.code === 'record.missing')),
  });

/** The row as it is once somebody else has worked on it. */
export async function rereadRow({ importId, context }: RowScope, row: ImportRowRecord): Promise<WorkedRow> {
  const [now = row] = await context.imports.rows(importId, [row.number]);
  return { row: now, writes: [] };
}

/** What the check says of a row that no case certainly is of. */
const outcomeOfCheck =
  ({ sameAsRow, likelyRows }: ImportRowRecord) =>
  (likely: number): RowOutcome => {
    if (likely > 0) return 'duplicate';
    if (sameAsRow !== undefined) return 'unchanged';
    return likelyRows?.length ? 'duplicate' : 'created';
  };

/** What the import would do with a row, for the check. */
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
 * Imports a row as its check said, whatever has come to be like it since, unless its child is there by now. Once: the case and the note that the row is done are one transaction. What touches no case is
 * noted with the step.
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
  /** What is known of the child stands in the case. */
  const done: Partial<ImportRowRecord> = {
    ...{ state: 'done', outcome, likely, filled, problems, job: jobId, child: null },
    ...(isOfCase && { name: '' }),
    caseId: record?.id ?? null,
  };
  let after: ImportRowRecord = { ...row, ...done };
  const note = (caseId: string, caseVersion: number): Write[] => {
    after = { ...after, caseId, caseVersion };
    return [context.imports.rowWrite(importId, row, { ...done, caseId, caseVersion })];
  };
  if (outcome === 'created' && fields) {
    await context.importedCases.create(fields, [], 'staff', async caseId => note(caseId, 1));
    return { row: after, writes: [] };
  }
  if (outcome === 'filled' && record) {
    const names = [...new Set(filled.map(path => path.split('.')[0] ?? path))];
    const act = { act: 'case.changed', record: record.id, detail: { fields: names } };
    await context.importedCases.change(record, changes, act, async () => note(record.id, record.version + 1));
    return { row: after, writes: [] };
  }
  return later(row, scope, done);
}

/** A row that is noted with the step of the job. */
export function later(
  row: ImportRowRecord,
  { importId, context }: Pick<RowScope, 'importId' | 'context'>,
  changes: Partial<ImportRowRecord>,
): WorkedRow {
  return { row: { ...row, ...changes }, writes: [context.imports.rowWrite(importId, row, changes)] };
}
