import { expect, test } from 'vitest';
import { eyeReportKey } from '../../../../functions/features/eye/keys.ts';
import { organizationFileLocation } from '../../../../functions/platform/files/file-locations.ts';
import { openObjectEraser } from '../../../../functions/platform/files/open-object-eraser.ts';
import { archives } from '../../../../shared/features/privacy/archives/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { readZip } from '../child-data/read-zip.ts';

/**
 * Makes an archive of the admin's organisation.
 * @returns a function that takes the end of a path and returns the text of all files with such a path
 */
async function archiveOf(admin: Principal): Promise<(end: string) => string> {
  await settled();
  await admin.call(archives.prepareArchive, {});
  await settled();
  const { url } = (await admin.call(archives.openArchivePart, { part: 1 })).data;
  const files = readZip(await bytesAt(url));
  return end =>
    [...files].flatMap(([path, bytes]) => (path.endsWith(end) ? [bytes.toString()] : [])).join('\n');
}

test('an organisation’s archive contains a restricted child, marked as restricted', async () => {
  const { admin } = await openClinic();
  const { id: caseId } = await makeCase(admin, { fullName: 'Restricta Quill' });
  await admin.call(caseRights.restrictCase, { caseId, reason: 'family', note: null });
  const textOf = await archiveOf(admin);
  expect(textOf('data/case.ndjson')).toContain('Restricta Quill');
  expect(textOf('index.html')).toContain('restricted');
  expect(JSON.parse(textOf('manifest.json')).counts.children).toBe(1);
});

testInTurn(
  'an organisation’s archive lists missing files and unprintable records, and contains everything else',
  async () => {
    const { admin, slug } = await openClinic();
    const photoId = await uploadFile(admin);
    const { id: caseId } = await makeCase(admin, { photoId });
    const report = await makeFinishedReport(admin, {}, caseId);
    const { id: other } = await makeCase(admin, { fullName: 'Whole Child' });
    const { backend } = await openWorld();
    await settled();
    const { table } = await openRawTable();
    await table.transact([{ update: eyeReportKey(slug, report.id), set: { refractions: 'broken' } }]);
    const eraser = await openObjectEraser(backend.environmentOf('jobs'))();
    await eraser.erase(organizationFileLocation(slug).objectKey('case-photo', photoId));
    const textOf = await archiveOf(admin);
    const manifest = JSON.parse(textOf('manifest.json'));
    expect(manifest.unprinted).toEqual([report.id]);
    expect(manifest.unread).toEqual([
      expect.stringMatching(/^children\/.+/),
      expect.stringContaining(`of ${caseId} in fhir`),
    ]);
    expect(manifest.counts).toMatchObject({ children: 2, files: 0 });
    expect(textOf('data/eye-report.ndjson')).toContain('broken');
    expect(textOf('fhir/Patient.ndjson')).toContain(other.replace('_', '-'));
    expect(textOf('SHA256SUMS')).toContain('children/');
    expect(textOf('/index.html')).toContain('could not be read');
    expect(textOf('index.html')).toContain('Files that could not be read or printed: 3');
  },
);
