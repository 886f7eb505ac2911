import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { CaseRightsRecord } from '../../../../shared/features/privacy/case-rights/record.ts';
import type { CaseErasure } from '../../../../shared/features/privacy/erasures/schema.ts';
import { ErasureTask } from '../../../../shared/features/privacy/erasures/task.schema.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import type { JobStep } from '../../../composition/job-step.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';
import { maxWrites } from '../../../platform/storage/commit.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import { type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { mergedInto } from '../child-data/merged-into.ts';
import { caseRightsKey, erasureKey } from '../keys.ts';

/** Number of records deleted per step. A transaction has at most 100 items. */
const batchSize = 80;

const emptyStep = { writes: [], auditEvents: [], done: 0, skipped: 0 };

/**
 * Takes the next step of erasing a case. Cases merged into it come first. Deletes data outside the case's
 * partition, feature by feature; then the partition, in batches; last the case with its data rights, in one
 * transaction, after those of its index entries that do not fit into it. Each step looks for remaining data,
 * so an interrupted job can be repeated. Unfinished requests need no check: the case has been restricted for 7
 * days, and no request takes so long.
 */
export async function takeErasureStep(job: JobRecord, context: JobContext): Promise<JobStep> {
  const { caseId } = ErasureTask.parse(job.task);
  const rights = await context.caseRights.get(caseId);
  if (rights.erasureJob !== job.id || rights.hold) throw new JobAborted();
  const own = await context.caseDataOf(caseId);
  const at = Number(job.cursor ?? 0);
  const parts = context.caseDataParts;
  const absorbed = mergedInto(own)[Math.floor(at / (parts.length + 1))];
  const data = absorbed === undefined ? own : await context.caseDataOf(absorbed);
  const part = at % (parts.length + 1);
  if (part < parts.length) {
    await parts[part]?.erase?.(data);
    return { ...emptyStep, cursor: String(at + 1) };
  }
  const { organization } = data;
  const kept = [caseKey(organization, caseId).sk, caseRightsKey(organization, caseId).sk];
  const isErased = ({ sk }: Item) => absorbed !== undefined || !kept.includes(sk);
  const left = data.items.filter(isErased).slice(0, batchSize);
  if (left.length > 0)
    return { ...emptyStep, writes: left.map(deleteWrite), done: left.length, cursor: String(at) };
  if (absorbed !== undefined) return { ...emptyStep, cursor: String(at + 1) };
  return lastStep(rights, data.items, mergedInto(own), String(at), context);
}

async function lastStep(
  { id, version, erasure }: CaseRightsRecord,
  items: readonly Item[],
  merged: readonly string[],
  cursor: string,
  { cases, organization, now }: JobContext,
): Promise<JobStep> {
  if (!erasure) throw new JobAborted();
  const item = items.find(({ sk }) => sk === caseKey(organization, id).sk);
  const record = item && Case.parse(item);
  const erasedAt = new Date(now()).toISOString();
  const { reason, by, at: askedAt } = erasure;
  const left: Omit<CaseErasure, 'caseId'> = { reason, by, askedAt, erasedAt };
  const decided: Write = {
    delete: caseRightsKey(organization, id),
    when: { text: '#version = :version', values: { ':version': version } },
    onConditionFailed: () => new JobAborted(),
  };
  const writes: Write[] = [
    ...(record ? cases.eraseWrites(record) : []),
    decided,
    ...[id, ...merged].map(caseId => ({
      put: { ...erasureKey(organization, erasedAt, caseId), kind: 'erasure', caseId, ...left },
      when: isAbsent,
    })),
  ];
  const entries = record ? (await cases.entriesLeft(record)).map(deleteWrite) : [];
  if (entries.length > 0 && writes.length + entries.length > maxWrites) {
    const { delete: check, when, onConditionFailed } = decided;
    const isStillDecided: Write = { check, when, onConditionFailed };
    return { ...emptyStep, writes: [isStillDecided, ...entries.slice(0, batchSize)], cursor };
  }
  return {
    ...emptyStep,
    done: 1,
    writes: [...writes, ...entries],
    auditEvents: [{ act: 'case.erased', record: id, detail: { reason } }],
    cursor: null,
  };
}

const deleteWrite = ({ pk, sk }: Key): Write => ({ delete: { pk, sk } });
