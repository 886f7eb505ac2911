import { expect, test } from 'vitest';
import { jobKey } from '../../../../functions/features/operations/keys.ts';
import { caseRightsKey } from '../../../../functions/features/privacy/keys.ts';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { CaseRightsRecord } from '../../../../shared/features/privacy/case-rights/record.ts';
import { childData } from '../../../../shared/features/privacy/child-data/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport } from '../../eye/eye-reports/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';
import { uploadFile } from '../../operations/files/samples.ts';
import { readBundle } from './read-zip.ts';

test('only an admin can get all data of a child, as one file', async () => {
  const { admin, join } = await openClinic();
  const photoId = await uploadFile(admin);
  const { id: caseId, fullName } = await makeCase(admin, { photoId });
  const to = uniqueEmail();
  const finished = await makeSendableReport(admin, { comment: 'Blue frame' }, caseId);
  const draft = await makeEyeReport(admin, { comment: 'Unfinished' }, caseId);
  await admin.call(reportDocuments.openEyeReportPdf, {
    eyeReportId: draft.id,
    kind: 'refraction',
    language: 'en',
  });
  await admin.call(reportDocuments.sendEyeReport, {
    eyeReportId: finished.id,
    language: 'en',
    kinds: ['refraction'],
    addressesConfirmed: true,
    to: [to],
  });
  await admin.call(childData.prepareBundle, { caseId });
  await settled();
  const { data } = await admin.call(caseRights.getCaseRights, { caseId });
  expect(data.bundle).toMatchObject({ state: 'ready', by: { id: admin.person.id } });
  const files = await readBundle(admin, caseId);
  const names = [...files.keys()];
  const textOf = (name: string) => files.get(name)?.toString() ?? '';
  expect(textOf('records/case.json')).toContain(fullName);
  expect(textOf(`fhir/${finished.reference}.json`)).toContain('"resourceType": "Bundle"');
  expect(names).not.toContain(`fhir/${draft.reference}.json`);
  const pdfs = names.filter(name => name.startsWith('pdf/'));
  expect(pdfs).toHaveLength(1);
  expect(
    files
      .get(pdfs[0] ?? '')
      ?.subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(textOf('mails.json')).toContain(to);
  expect(textOf('log/changes.json')).toContain(admin.person.fullName);
  expect(names.filter(name => name.startsWith(`files/${photoId}/`))).toHaveLength(1);
  const other = await join({ role: 'admin' });
  expect((await other.expectError(childData.openBundle, { caseId })).status).toBe(404);
  expect((await (await join()).expectError(childData.openBundle, { caseId })).status).toBe(403);
});

test('if a copy of a child’s data is requested twice at the same time, one copy is prepared, which expires after some days', async () => {
  const { admin } = await openClinic();
  const { withClockAhead } = await openWorld();
  const { id: caseId } = await makeCase(admin);
  const [first, second] = await Promise.all([
    admin.call(childData.prepareBundle, { caseId }),
    admin.call(childData.prepareBundle, { caseId }),
  ]);
  expect(second.data.version).toBe(first.data.version);
  await settled();
  await admin.call(childData.openBundle, { caseId });
  await withClockAhead(4 * dayMs, async () => {
    expect((await admin.expectError(childData.openBundle, { caseId })).status).toBe(404);
  });
});

test('if the job for a copy of a child’s data stops, the copy is shown as failed and can be requested again', async () => {
  const { slug, admin } = await openClinic();
  const { table } = await openRawTable();
  const { id: caseId } = await makeCase(admin);
  await admin.call(childData.prepareBundle, { caseId });
  await settled();
  const [item] = await table.get([caseRightsKey(slug, caseId)]);
  const { bundle, bundleJob } = CaseRightsRecord.parse(item);
  const preparing = { ...bundle, state: 'preparing', expiresAt: null };
  await table.transact([
    { update: caseRightsKey(slug, caseId), set: { bundle: preparing } },
    { update: jobKey(slug, bundleJob ?? ''), set: { state: 'stopped' } },
  ]);
  const stateNow = async () => (await admin.call(caseRights.getCaseRights, { caseId })).data.bundle?.state;
  expect(await stateNow()).toBe('failed');
  await admin.call(childData.prepareBundle, { caseId });
  await settled();
  expect(await stateNow()).toBe('ready');
});
