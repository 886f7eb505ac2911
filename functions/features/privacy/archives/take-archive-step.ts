import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { Locale } from '../../../../shared/core/fields.ts';
import { languageTag } from '../../../../shared/core/languages.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { ArchiveRecord } from '../../../../shared/features/privacy/archives/record.ts';
import { archiveDays } from '../../../../shared/features/privacy/archives/schema.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import type { JobStep } from '../../../composition/job-step.ts';
import { JobAborted } from '../../../platform/events/job-aborted.ts';
import { jsonEntry } from '../../../platform/files/write-zip.ts';
import { organizationKey } from '../../../platform/storage/keys.ts';
import { leftOut } from './archive-nouns.ts';
import { archivePrefix } from './archive-object-key.ts';
import { type ArchiveLimits, ArchiveRun } from './archive-run.ts';
import { nextPhase, type Phase } from './archive-state.ts';
import { ArchiveStorage } from './archive-storage.ts';
import { ArchiveStore } from './archive-store.ts';
import { archiveChild } from './children/archive-child.ts';
import { collectFiles, collectOrganization } from './collect-organization.ts';
import { type ChildRow, indexPage } from './index-page.ts';
import { pageFiles } from './page-html.ts';
import { writeTables } from './write-tables.ts';

/** Adds the files to read first: the list of children, the table of contents, and digests of all files. */
async function writePages(run: ArchiveRun, job: JobRecord, context: JobContext): Promise<void> {
  const { state } = run;
  const [item] = await context.table.get([organizationKey(context.organization)]);
  const { name, slug, script } = OrganizationRecord.parse(item);
  const rows = (await run.rows()) as ChildRow[];
  const nouns = Object.entries(state.nouns)
    .toSorted()
    .map(([kind, { count }]) => ({ kind, count }));
  const add = (file: string, text: string) => run.add({ name: file, bytes: Buffer.from(text) });
  const missing = state.unread.length + state.unprinted.length;
  const shown = { organization: name, at: job.startedAt, rows, nouns, missing };
  for (const locale of Locale.options)
    await add(pageFiles[locale], indexPage(shown, languageTag(locale, script)));
  const manifest = { format: 1, organization: { slug, name }, startedAt: job.startedAt };
  await run.add(
    jsonEntry('manifest.json', {
      ...manifest,
      counts: state.counts,
      records: nouns,
      leftOut,
      unprinted: state.unprinted,
      unread: state.unread,
    }),
  );
  await add('SHA256SUMS', await run.digests());
  await run.end();
  nextPhase(state);
}

/** Does one piece of work of a phase. If none is left, begins the next phase. */
type Work = (run: ArchiveRun, job: JobRecord, context: JobContext) => Promise<void>;

const workOf: Record<Exclude<Phase, 'done'>, Work> = {
  organization: collectOrganization,
  files: collectFiles,
  children: archiveChild,
  tables: writeTables,
  pages: writePages,
};

/**
 * Runs the archive job until the time limit. It stores results under new names, and they take effect only
 * when the job's transaction refers to them. An interrupted run is therefore repeated from the same position.
 */
export async function takeArchiveStep(
  job: JobRecord,
  context: JobContext,
  limits?: ArchiveLimits,
): Promise<JobStep> {
  const { organization, openStore } = context;
  const archive = await openStore(ArchiveStore).get();
  if (archive.job !== job.id || archive.state !== 'preparing') throw new JobAborted();
  const storage = new ArchiveStorage(await context.bucket(), archivePrefix(organization, job.id));
  const run = await ArchiveRun.open(job.cursor, storage, job.startedAt, limits);
  const { state } = run;
  const before = state.counts.children;
  const step = { writes: [], auditEvents: [], skipped: 0 };
  if (state.phase === 'done') return { ...step, ...finish(run, archive, context, job), done: 0 };
  let phase = state.phase as Phase;
  while (phase !== 'done') {
    await workOf[phase](run, job, context);
    if (run.isDue) break;
    phase = state.phase;
  }
  return { ...step, cursor: await run.save(), done: state.counts.children - before };
}

function finish(
  { state: { zips: parts, counts } }: ArchiveRun,
  archive: ArchiveRecord,
  { openStore }: JobContext,
  { startedAt }: Pick<JobRecord, 'startedAt'>,
): Pick<JobStep, 'writes' | 'auditEvents' | 'cursor'> {
  /**
   * Time from which the first part may be deleted. The bucket counts the days of a part from its completion,
   * which is later than the start.
   */
  const expiresAt = new Date(Date.parse(startedAt) + archiveDays * dayMs).toISOString();
  const { children } = counts;
  const files = counts.files + counts.pdfs;
  return {
    writes: [openStore(ArchiveStore).readyWrite(archive, { children, files, parts, expiresAt })],
    auditEvents: [{ act: 'archive.ready', record: archive.job ?? '' }],
    cursor: null,
  };
}
