import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import type { JobContext } from '../../../../functions/composition/job-context.ts';
import { archivePrefix } from '../../../../functions/features/privacy/archives/archive-object-key.ts';
import { archiveLimits } from '../../../../functions/features/privacy/archives/archive-run.ts';
import { takeArchiveStep } from '../../../../functions/features/privacy/archives/take-archive-step.ts';
import { archiveKey } from '../../../../functions/features/privacy/keys.ts';
import type { Bucket } from '../../../../functions/platform/files/bucket.ts';
import { organizationFileLocation } from '../../../../functions/platform/files/file-locations.ts';
import { isAbsent } from '../../../../functions/platform/storage/write.ts';
import { archiveFiles } from '../../../../lib/restore/archive/archive-files.ts';
import { checkArchive } from '../../../../lib/restore/archive/check-archive.ts';
import { noArchive } from '../../../../shared/features/privacy/archives/record.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { type Kills, killedContext } from './killed-context.ts';

/**
 * Megabytes of photos in the archive, for example with `KILLED_ARCHIVE_MB=100`. Without it, a photo has a few
 * bytes.
 */
const megabytes = Number(process.env.KILLED_ARCHIVE_MB ?? 0);
const photoBytes = 2_000_000;
const childCount = Math.max(4, Math.ceil((megabytes * 1_000_000) / photoBytes));
const limits = megabytes
  ? { ...archiveLimits, zipBytes: (megabytes * 1_000_000) / 4, turnMs: 400 }
  : { ...archiveLimits, zipFiles: 7, spoolBytes: 4_000, turnMs: 400 };

const minutesUnderLoad = megabytes ? 30 : 4;

testInTurn(
  'an archive job that is killed at every tenth request still completes the archive',
  { timeout: minutesUnderLoad * 60_000 },
  async () => {
    const { slug, admin } = await openClinic();
    const children: string[] = [];
    const { context, kills } = await killedContext(slug, admin.person.id);
    for (let number = 0; number < childCount; number++) {
      const photoId = await uploadFile(admin);
      children.push((await makeCase(admin, { photoId })).fullName);
      if (megabytes) await enlarge(kills.bucket, slug, photoId);
    }
    const { job } = context.jobs.prepare({ kind: 'archive' }, null);
    const { table } = await openRawTable();
    const archive = { ...noArchive, job: job.id, version: 1, state: 'preparing' };
    await table.transact([{ put: { ...archiveKey(slug), kind: 'archive', ...archive }, when: isAbsent }]);

    const parts = await endWhole({ ...job, startedBy: admin.person.id }, context, kills);
    if (megabytes) console.log(`killed ${kills.count} times in ${kills.requests} requests`);
    expect(kills.count).toBeGreaterThan(5);
    expect(parts.length).toBeGreaterThan(2);
    const folder = mkdtempSync(join(tmpdir(), 'lumitree-archive-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const { name, size } of parts) {
      const bytes = await kills.bucket.read(`${archivePrefix(slug, job.id)}${name}`);
      expect(bytes?.length).toBe(size);
      writeFileSync(join(folder, name), bytes ?? '');
    }
    const { manifest, problems } = await checkArchive(folder);
    expect(problems).toEqual([]);
    expect(manifest.counts).toEqual({ children: childCount, files: childCount, pdfs: 0 });
    const cases = await text(
      (await (await archiveFiles(folder)).get('data/case.ndjson')?.()) ?? Readable.from([]),
    );
    expect(
      cases
        .trim()
        .split('\n')
        .map(line => JSON.parse(line).fullName)
        .sort(),
    ).toEqual(children.sort());

    rmSync(join(folder, 'part-1.zip'));
    const { problems: missing } = await checkArchive(folder);
    expect(missing.length).toBeGreaterThan(1);
    expect(missing[0]).toMatch(/: is missing$/);
  },
);

/** Replaces an uploaded photo by a large file that cannot be compressed. */
const enlarge = (bucket: Bucket, slug: string, photoId: string): Promise<void> =>
  bucket.put(organizationFileLocation(slug).objectKey('case-photo', photoId), {
    ...{ body: randomBytes(photoBytes), type: 'image/png', disposition: 'inline' },
  });

/** Runs the steps of an archive job until the archive is complete. @returns the parts of the archive */
async function endWhole(
  job: Parameters<typeof takeArchiveStep>[0],
  context: JobContext,
  kills: Kills,
): Promise<{ name: string; size: number }[]> {
  for (let cursor: string | null = null, turn = 0; turn < 20_000; turn++) {
    const step: Awaited<ReturnType<typeof takeArchiveStep>> | undefined = await takeArchiveStep(
      { ...job, cursor },
      context,
      limits,
    ).catch(error => {
      if (error !== kills.error) throw error;
      return undefined;
    });
    if (step?.cursor === null) return Object(step.writes[0]).put.parts;
    cursor = step ? step.cursor : cursor;
  }
  throw new Error('the archive does not end');
}
