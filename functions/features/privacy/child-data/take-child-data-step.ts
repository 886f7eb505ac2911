import { dayMs } from '../../../../shared/core/dates/durations.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import { bundleDays } from '../../../../shared/features/privacy/child-data/schema.ts';
import { ChildDataTask } from '../../../../shared/features/privacy/child-data/task.schema.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import type { JobStep } from '../../../composition/job-step.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';
import { jsonEntry, writeZip, type ZipEntry } from '../../../platform/files/write-zip.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import { bundleObjectKey } from './bundle-object-key.ts';
import { currentRecords, withoutStorage } from './current-records.ts';
import { mergedInto } from './merged-into.ts';

function recordEntries({ items }: Pick<CaseDataScope, 'items'>): ZipEntry[] {
  const byKind = Map.groupBy(items, ({ kind }) => String(kind ?? 'other').replaceAll(/[^\w-]/g, '-'));
  return [...byKind].map(([kind, records]) => jsonEntry(`records/${kind}.json`, records.map(withoutStorage)));
}

/**
 * Prepares a copy of all data about a child in one step, without deleted documents and earlier versions.
 * After an interruption, the step is repeated and overwrites the file. The copy is announced when it is
 * complete.
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
    ...(
      await Promise.all(absorbed.map(scope => entriesOf(scope, context, `merged/${scope.caseId}/`)))
    ).flat(),
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
  scope: CaseDataScope,
  { caseDataParts }: JobContext,
  folder = '',
): Promise<ZipEntry[]> {
  const data = { ...scope, items: currentRecords(scope.items) };
  const [copied, objects, bucket] = await Promise.all([
    Promise.all(caseDataParts.map(part => part.copy?.(data) ?? [])),
    Promise.all(caseDataParts.map(part => part.objects?.(data) ?? [])),
    data.bucket(),
  ]);
  const stored = objects
    .flat()
    .filter(({ isEarlier }) => !isEarlier)
    .map(async ({ name, key }) => {
      const bytes = await bucket.read(key);
      return bytes ? [{ name, bytes }] : [];
    });
  return [...recordEntries(data), ...copied.flat(), ...(await Promise.all(stored)).flat()].map(entry => ({
    ...entry,
    name: folder + entry.name,
  }));
}
