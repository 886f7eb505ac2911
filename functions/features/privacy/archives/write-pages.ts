import { Locale } from '../../../../shared/core/fields.ts';
import { languageTag } from '../../../../shared/core/languages.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { JobContext } from '../../../composition/job-context.ts';
import { jsonEntry } from '../../../platform/files/write-zip.ts';
import { organizationKey } from '../../../platform/storage/keys.ts';
import { leftOut } from './archive-nouns.ts';
import type { ArchiveRun } from './archive-run.ts';
import { nextPhase } from './archive-state.ts';
import { type ChildRow, indexPage } from './index-page.ts';
import { pageFiles } from './page-html.ts';

/** Adds the files to read first: the list of children, the table of contents, and digests of all files. */
export async function writePages(run: ArchiveRun, job: JobRecord, context: JobContext): Promise<void> {
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
