import { setTimeout as wait } from 'node:timers/promises';
import { permissionScope } from '../../../../shared/core/permissions.ts';
import { keysOf } from '../../../../shared/features/intake/imports/read-rows.ts';
import type { ImportRowRecord } from '../../../../shared/features/intake/imports/schema.ts';
import { ImportTask } from '../../../../shared/features/intake/imports/task.schema.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import type { JobStep } from '../../../composition/job-step.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';
import { memoizeAsync } from '../../../platform/memoize-async.ts';
import { compareRows, comparing } from './compare-rows.ts';
import { checkRow, importRow, type RowScope, type WorkedRow } from './import-row.ts';
import { ImportsStore } from './imports-store.ts';
import { putBackUsed, undoRow } from './undo-row.ts';

/** Number of rows per step, and (`concurrency`) of rows that are processed at the same time. */
const rowsPerStep = 20;
const concurrency = 5;
/** Maximum rows written per second. A list of cases is one partition, and members write to it too. */
const maxRowsPerSecond = 200;

/**
 * Processes the next rows with the current permissions of the member who started the import. Each row is
 * imported and marked in one transaction, so a retried step skips it.
 * @throws JobAborted if a row is missing; only an undo skips rows, those that have expired
 */
export async function takeImportStep(job: JobRecord, context: JobContext): Promise<JobStep> {
  const task = ImportTask.parse(job.task);
  const { importId, phase } = task;
  const [[starter], record] = await Promise.all([
    context.members.getAll([job.startedBy]),
    context.openStore(ImportsStore).get(importId),
  ]);
  const isAllowed =
    starter?.status === 'active' && permissionScope(starter, 'case:import') === 'organization';
  if (!isAllowed || !record || record.stopAsked === job.id) throw new JobAborted();
  const isFirst = job.cursor === null && phase === 'check';
  if (isFirst || job.cursor === comparing) return compareRows(record, context);
  const from = job.cursor === null ? 1 : Number(job.cursor);
  const to = Math.min(from + rowsPerStep - 1, record.total);
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const stored = await context.openStore(ImportsStore).rows(importId, numbers);
  const rows = stored.filter(row => row !== undefined);
  if (rows.length < numbers.length && phase !== 'undo') throw new JobAborted();
  const organization = await context.importedCases.organizationRecord();
  const namedCases = memoizeAsync(context.namedCases);
  const scope: RowScope = { importId, jobId: job.id, organization, namedCases, context };
  const work = (row: ImportRowRecord): Promise<WorkedRow> => {
    if (phase === 'check') return checkRow(row, scope);
    return phase === 'commit' ? importRow(row, task.asNew.includes(row.number), scope) : undoRow(row, scope);
  };
  const started = performance.now();
  const worked = await putBackUsed(await workOn(rows, work), scope);
  if (phase !== 'check')
    await wait(Math.max(0, (rows.length * 1000) / maxRowsPerSecond - (performance.now() - started)));
  const own = worked.map(({ row }) => row).filter(row => row.job === job.id);
  return {
    writes: [
      ...worked.flatMap(({ writes }) => writes),
      ...context.openStore(ImportsStore).countWrite(importId, own, phase),
    ],
    auditEvents: [],
    cursor: to === record.total ? null : String(to + 1),
    done: numbers.length,
    skipped: numbers.length - own.filter(row => isSettled(row, phase)).length,
  };
}

const isSettled = ({ outcome, undone }: ImportRowRecord, phase: ImportTask['phase']) =>
  phase === 'undo'
    ? undone === 'removed' || undone === 'restored'
    : outcome === 'created' || outcome === 'filled';

/**
 * Processes rows in parallel. If two of them may be the same child, processes all rows one after another, so
 * that the second finds the case of the first.
 */
async function workOn(
  rows: ImportRowRecord[],
  work: (row: ImportRowRecord) => Promise<WorkedRow>,
): Promise<WorkedRow[]> {
  const keys = rows.flatMap(({ child }) => (child ? [...keysOf(child), child.birthDate ?? ''] : []));
  const atOnce = new Set(keys).size === keys.length ? concurrency : 1;
  const done: WorkedRow[] = [];
  const queue = [...rows.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) done[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}
