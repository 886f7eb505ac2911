import { AppError } from '../../../../shared/core/errors.ts';
import type { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import type { ImportPhase, ImportRecord } from '../../../../shared/features/intake/imports/schema.ts';
import { ImportTask } from '../../../../shared/features/intake/imports/task.schema.ts';
import type { JobState } from '../../../../shared/features/operations/jobs/schema.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { ImportsStore } from './imports-store.ts';
import { presentImport } from './present-import.ts';

export const createImport: Handler<typeof imports.createImport> = async ({ mapping, ...fields }, context) => {
  const store = context.openStore(ImportsStore);
  const record = store.prepare(fields);
  return store.create(record, mapping, await presentImport(record, context));
};

export const addImportRows: Handler<typeof imports.addImportRows> = async (
  { rows },
  { openStore, records },
) => openStore(ImportsStore).addRows(records.import, rows);

const startsFrom: Record<ImportTask['phase'], [ImportPhase, (state: State) => boolean][]> = {
  check: [
    ['upload', () => true],
    ['check', state => state === 'stopped'],
  ],
  commit: [
    ['check', state => state === 'done'],
    ['commit', state => state === 'stopped'],
  ],
  undo: [
    ['commit', state => state !== 'running'],
    ['undo', state => state === 'stopped'],
  ],
};
type State = (typeof JobState.options)[number] | undefined;

const events = { check: 'import.checked', commit: 'import.committed', undo: 'import.undone' };

async function startPhase(
  record: ImportRecord,
  phase: ImportTask['phase'],
  asNew: number[],
  context: OrganizationContext,
) {
  const { jobs, openStore } = context;
  const job = record.jobId === null ? undefined : await jobs.get(record.jobId);
  const mayStart = startsFrom[phase].some(([from, isReady]) => record.phase === from && isReady(job?.state));
  if (!mayStart) throw new AppError('import.wrong-phase');
  const resumed = phase === 'commit' && record.phase === phase ? job : undefined;
  const chosen = resumed ? ImportTask.parse(resumed.task).asNew : asNew;
  const task: ImportTask = { kind: 'import', importId: record.id, phase, asNew: chosen };
  const started = jobs.prepare(task, record.total);
  const answer = {
    ...(await presentImport({ ...record, phase }, context)),
    state: 'running' as const,
    done: 0,
  };
  return openStore(ImportsStore).start(record, phase, started, events[phase], answer);
}

export const checkImport: Handler<typeof imports.checkImport> = (_, context) =>
  startPhase(context.records.import, 'check', [], context);

export const commitImport: Handler<typeof imports.commitImport> = ({ asNew }, context) =>
  startPhase(context.records.import, 'commit', asNew, context);

export const undoImport: Handler<typeof imports.undoImport> = (_, context) =>
  startPhase(context.records.import, 'undo', [], context);

export const stopImport: Handler<typeof imports.stopImport> = async (_, context) => {
  const { openStore, records } = context;
  return openStore(ImportsStore).askToStop(records.import, await presentImport(records.import, context));
};
