import { performance } from 'node:perf_hooks';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import type { FhirResource } from '../../../../shared/core/fhir/resource.ts';
import { type FhirTypeName, isFhirType } from '../../../../shared/core/fhir/search-parameters.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { FhirExportRecord } from '../../../../shared/features/privacy/fhir-exports/record.ts';
import { exportDays } from '../../../../shared/features/privacy/fhir-exports/schema.ts';
import type { ResourcesOf } from '../../../composition/case-data-part.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import type { JobStep } from '../../../composition/job-step.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';
import { archivePrefix } from '../archives/archive-object-key.ts';
import { ArchiveStorage } from '../archives/archive-storage.ts';
import { caseIds } from '../archives/children/case-ids.ts';
import { scopesOfChild } from '../archives/children/scopes-of-child.ts';
import { ExportsStore } from './exports-store.ts';

export interface ExportLimits {
  /** Maximum size of text in memory before it is stored. */
  bytes: number;
  /** Time limit of a run, in milliseconds. */
  turnMs: number;
}
const usualLimits: ExportLimits = { bytes: 16 * 1024 * 1024, turnMs: 6_000 };

/** Progress of an export. It is stored with the files of the export. */
interface ExportProgress {
  format: 1;
  /** Name of the stored list of children. */
  children: string;
  position: number;
  files: FhirExportRecord['files'];
}

/**
 * Writes the resources of the next children, one file per type of resource. The files take effect only when
 * the job's transaction refers to them, so an interrupted run is repeated.
 */
export async function takeExportStep(
  job: JobRecord,
  context: JobContext,
  limits = usualLimits,
): Promise<JobStep> {
  const store = context.openStore(ExportsStore);
  const record = await store.get();
  if (record?.job !== job.id || record.state !== 'running' || record.isCancelled) throw new JobAborted();
  const storage = new ArchiveStorage(await context.bucket(), archivePrefix(context.organization, job.id));
  const step = { writes: [], auditEvents: [], skipped: 0 };
  const progress = await open(job.cursor, storage, context);
  const children = JSON.parse(await storage.readText(progress.children)) as string[];
  if (progress.position >= children.length) {
    const expiresAt = new Date(Date.parse(job.startedAt) + exportDays * dayMs).toISOString();
    const writes = [store.readyWrite(record, { files: progress.files, expiresAt })];
    return { ...step, writes, auditEvents: [{ act: 'export.ready', record: job.id }], cursor: null, done: 0 };
  }
  const parts = await Promise.all(
    context.caseDataParts.flatMap(({ fhir }) =>
      fhir && record.permissions.includes(fhir.needs) ? [fhir.open(context)] : [],
    ),
  );
  const lines = new Map<FhirTypeName, string[]>();
  const until = performance.now() + limits.turnMs;
  let [bytes, done] = [0, 0];
  for (const id of children.slice(progress.position)) {
    for (const resource of await resourcesOf(id, record, parts, context)) {
      const line = `${JSON.stringify(resource)}\n`;
      bytes += line.length;
      const type = resource.resourceType;
      if (!isFhirType(type)) continue;
      const found = lines.get(type) ?? [];
      found.push(line);
      lines.set(type, found);
    }
    done += 1;
    if (bytes > limits.bytes || performance.now() >= until) break;
  }
  const files = [...progress.files];
  for (const [type, of] of lines)
    files.push({
      type,
      count: of.length,
      name: await storage.put(`${type}.ndjson`, Buffer.from(of.join('')), 'application/fhir+ndjson'),
    });
  const cursor = await save({ ...progress, position: progress.position + done, files }, storage);
  return { ...step, cursor, done };
}

async function open(
  cursor: string | null,
  storage: ArchiveStorage,
  context: JobContext,
): Promise<ExportProgress> {
  if (cursor !== null) return JSON.parse(await storage.readText(cursor)) as ExportProgress;
  const ids = await caseIds(context, ['active', 'archived']);
  const children = await storage.put('children', Buffer.from(JSON.stringify(ids)));
  return { format: 1, children, position: 0, files: [] };
}

const save = (progress: ExportProgress, storage: ArchiveStorage) =>
  storage.put('progress', Buffer.from(JSON.stringify(progress)));

/** The resources of a child; none if the case has been restricted since the export began. */
async function resourcesOf(
  id: string,
  { types, since }: FhirExportRecord,
  parts: readonly ResourcesOf[],
  context: JobContext,
): Promise<FhirResource[]> {
  const scopes = await scopesOfChild(id, context);
  const status = scopes[0]?.items.find(({ sk }) => sk === 'CASE')?.status;
  if (status !== 'active' && status !== 'archived') return [];
  const found = await Promise.all(scopes.flatMap(scope => parts.map(read => read(scope))));
  const from = since === null ? null : Date.parse(since);
  return found
    .flat()
    .filter(({ resourceType }) => types.length === 0 || types.includes(resourceType))
    .filter(({ meta }) => from === null || !meta || Date.parse(meta.lastUpdated) >= from);
}
