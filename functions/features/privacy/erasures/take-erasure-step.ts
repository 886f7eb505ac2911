import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { CaseRightsRecord } from '../../../../shared/features/privacy/case-rights/record.ts';
import type { CaseErasure } from '../../../../shared/features/privacy/erasures/schema.ts';
import { ErasureTask } from '../../../../shared/features/privacy/erasures/task.schema.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import type { JobStep } from '../../../composition/job-step.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import { type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { caseRightsKey, erasureKey } from '../keys.ts';

/** Records deleted per step; a transaction takes a hundred items. */
const batchSize = 80;

const emptyStep = { writes: [], auditEvents: [], done: 0, skipped: 0 };

/**
 * The next step of erasing a case: first what lies outside its partition, part by part, then the partition in
 * batches, and in the last transaction the case itself with what was decided about it. Every step finds what the
 * steps before it left, so an interrupted job ends the same. Nothing looks for calls that still write to the
 * case: it has been restricted for the 7 days before, so that none has been let in since, and none takes so long.
 */
export async function takeErasureStep(job: JobRecord, context: JobContext): Promise<JobStep> {
  const { caseId } = ErasureTask.parse(job.task);
  const rights = await context.caseRights.get(caseId);
  if (rights.erasureJob !== job.id || rights.hold) throw new JobAborted();
  const data = await context.caseDataOf(caseId);
  const part = Number(job.cursor ?? 0);
  const parts = context.caseDataParts;
  if (part < parts.length) {
    await parts[part]?.erase?.(data);
    return { ...emptyStep, cursor: String(part + 1) };
  }
  const { organization } = data;
  const kept = [caseKey(organization, caseId).sk, caseRightsKey(organization, caseId).sk];
  const left = data.items.filter(({ sk }) => !kept.includes(sk)).slice(0, batchSize);
  if (left.length > 0)
    return { ...emptyStep, writes: left.map(deleteWrite), done: left.length, cursor: String(part) };
  return lastStep(rights, data.items, context);
}

async function lastStep(
  { id, version, erasure }: CaseRightsRecord,
  items: readonly Item[],
  { cases, organization, now }: JobContext,
): Promise<JobStep> {
  if (!erasure) throw new JobAborted();
  const item = items.find(({ sk }) => sk === caseKey(organization, id).sk);
  const erasedAt = new Date(now()).toISOString();
  const { reason, by, at: askedAt } = erasure;
  const left: CaseErasure = { caseId: id, reason, by, askedAt, erasedAt };
  const decided: Write = {
    delete: caseRightsKey(organization, id),
    when: { text: '#version = :version', values: { ':version': version } },
    onConditionFailed: () => new JobAborted(),
  };
  return {
    ...emptyStep,
    done: 1,
    writes: [
      ...(item ? await cases.eraseWrites(Case.parse(item)) : []),
      decided,
      { put: { ...erasureKey(organization, erasedAt, id), kind: 'erasure', ...left }, when: isAbsent },
    ],
    auditEvents: [{ act: 'case.erased', record: id, detail: { reason } }],
    cursor: null,
  };
}

const deleteWrite = ({ pk, sk }: Item): Write => ({ delete: { pk, sk } });
