import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import { bundleDays } from '../../../../shared/features/privacy/child-data/schema.ts';
import { ChildDataTask } from '../../../../shared/features/privacy/child-data/task.schema.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import type { JobStep } from '../../../composition/job-step.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';
import { writeZip, type ZipEntry } from '../../../platform/files/write-zip.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import { bundleObjectKey } from './bundle-object-key.ts';
import { mergedInto } from './merged-into.ts';
import { recordEntries } from './record-entries.ts';

const dayMs = 86_400_000;

/**
 * Prepares a copy of everything held about a child in one step, which begins anew where it was interrupted: the
 * file is written over, and only then told of.
 */
export async function takeChildDataStep(job: JobRecord, context: JobContext): Promise<JobStep> {
  const { caseId } = ChildDataTask.parse(job.task);
  const [rights, data] = await Promise.all([context.caseRights.get(caseId), context.caseDataOf(caseId)]);
  const { organization, bucket } = data;
  const isThere = data.items.some(({ sk }) => sk === caseKey(organization, caseId).sk);
  if (!isThere || rights.bundleJob !== job.id || !rights.bundle) throw new JobAborted();
  const absorbed = await Promise.all(mergedInto(data).map(id => context.caseDataOf(id)));
  const entries = [
    ...(await entriesOf(data, context)),
    ...(await Promise.all(absorbed.map(one => entriesOf(one, context, `merged/${one.caseId}/`)))).flat(),
  ];
  const body = writeZip(entries, context.now());
  const file = { body, type: 'application/zip', disposition: 'attachment; filename="case-data.zip"' };
  await (await bucket()).put(bundleObjectKey(organization, caseId, job.id), file, { isKept: true });
  const expiresAt = new Date(context.now() + bundleDays * dayMs).toISOString();
  const bundle = { ...rights.bundle, state: 'ready' as const, expiresAt, size: body.length };
  return {
    writes: [context.caseRights.bundleWrite(rights, bundle)],
    auditEvents: [],
    cursor: null,
    done: entries.length,
    skipped: 0,
  };
}

async function entriesOf(
  data: CaseDataScope,
  { caseDataParts }: JobContext,
  folder = '',
): Promise<ZipEntry[]> {
  const copied = await Promise.all(caseDataParts.map(part => part.copy?.(data) ?? []));
  return [...recordEntries(data), ...copied.flat()].map(entry => ({ ...entry, name: folder + entry.name }));
}
