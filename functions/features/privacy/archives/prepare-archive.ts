import { AppError } from '../../../../shared/core/errors.ts';
import { fileLinkSeconds } from '../../../../shared/core/limits.ts';
import type { archives } from '../../../../shared/features/privacy/archives/endpoints.ts';
import type { ArchiveRecord } from '../../../../shared/features/privacy/archives/record.ts';
import { Archive } from '../../../../shared/features/privacy/archives/schema.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { decidedBy } from '../case-rights/decide.ts';
import { movingJob } from '../moving-job.ts';
import { archivePrefix } from './archive-object-key.ts';
import { ArchiveStore } from './archive-store.ts';

/** The archive counts as failed if its job has stopped or makes no progress. */
async function readArchive(
  context: Pick<OrganizationContext, 'openStore' | 'jobs' | 'now'>,
): Promise<ArchiveRecord> {
  const archive = await context.openStore(ArchiveStore).get();
  if (archive.state !== 'preparing') return archive;
  const job = await movingJob(archive.job, context);
  return job ? { ...archive, children: job.done } : { ...archive, state: 'failed' };
}

export const getArchive: Handler<typeof archives.getArchive> = async (_, context) =>
  Archive.parse(await readArchive(context));

/** Prepares an archive; only for admins who see all children. */
export const prepareArchive: Handler<typeof archives.prepareArchive> = async (_, context) => {
  if (context.actor.visibility !== 'all') throw new AppError('permission.denied');
  const { openStore, jobs } = context;
  const store = openStore(ArchiveStore);
  const prepare = async () => {
    const before = await readArchive(context);
    if (before.state === 'preparing') return before;
    return store.prepare(before, decidedBy(context).by, jobs.prepare({ kind: 'archive' }, null));
  };
  return Archive.parse(
    await retryOnConflict(prepare, { isConflict: error => error instanceof ConflictError }),
  );
};

export const openArchivePart: Handler<typeof archives.openArchivePart> = async (
  { part },
  { organization: { slug }, actor, openStore, files, now },
) => {
  const { job, by, expiresAt, parts } = await openStore(ArchiveStore).get();
  const found = parts[part - 1];
  const isThere = expiresAt !== null && Date.parse(expiresAt) > now();
  if (!isThere || job === null || by?.id !== actor.id || !found) throw new AppError('record.missing');
  return {
    url: await files.linkToObject(`${archivePrefix(slug, job)}${found.name}`),
    name: found.name,
    expiresAt: new Date(now() + fileLinkSeconds * 1000).toISOString(),
  };
};
