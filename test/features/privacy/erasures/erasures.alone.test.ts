import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { drafts } from '../../../../shared/features/cases/drafts/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { archives } from '../../../../shared/features/privacy/archives/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { erasures } from '../../../../shared/features/privacy/erasures/endpoints.ts';
import { type Clinic, openClinic } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled, tickJobs } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { givenConsent } from '../../consent/consents/samples.ts';
import { makeEyeReport, visit } from '../../eye/eye-reports/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';
import { makeCheckedImport, makeDoneImport, rowOf } from '../../intake/imports/samples.ts';
import { makeRegistration } from '../../intake/registrations/samples.ts';
import { uploadFile } from '../../operations/files/samples.ts';

const timeout = 60_000;

/** A child whose name, contacts and other values occur in no other record of the table. */
const child = {
  fullName: '欧阳晴岚',
  otherName: 'Quillfeather Ouyang',
  birthDate: '2016-02-29',
  contactEmail: 'quill-home@family.example',
  mobile: '+85298761234',
  address: '7 Kestrel Terrace',
  mother: { title: null, name: 'Wren Quill', email: 'wren@family.example', mobile: '+85265439876' },
  school: 'Heron School',
  tags: ['kingfisher'],
};
const traces = [
  '欧阳',
  '歐陽',
  '晴岚',
  'ouyang',
  'quill',
  '2016-02-29',
  '98761234',
  '65439876',
  'wren',
  'kestrel',
  'heron',
  'kingfisher',
  'osprey',
];

const textOf = (item: object): string =>
  JSON.stringify(item, (_, value) => (value instanceof Uint8Array ? bytesOf(value) : value)).toLowerCase();

function bytesOf(value: Uint8Array): string {
  return value[0] === 0x1f && value[1] === 0x8b
    ? gunzipSync(value).toString()
    : Buffer.from(value).toString();
}

/** Keys of items that still contain data of the child, in the organisation's partitions or elsewhere. */
async function placesOfChild(slug: string): Promise<string[]> {
  const items = await (await openRawTable()).everything();
  return items
    .filter(({ pk }) => !/^[CO]#/.test(pk) || pk.split('#')[1] === slug)
    .filter(item => traces.some(trace => textOf(item).includes(trace)))
    .map(({ pk, sk }) => `${pk} ${sk}`);
}

/** Imports three rows about the child: one fills the case, one may match it, one is invalid. */
async function importChild({ admin }: Clinic): Promise<void> {
  const { fullName, birthDate } = child;
  const unread = { number: 3, line: 4, name: fullName, child: null };
  const rows = [
    rowOf(1, { ...child, grade: 'P3', fileNumber: null }),
    rowOf(2, { ...child, fullName: 'Ouyang Qinglan', birthDate, otherName: null, fileNumber: null }),
    { ...unread, problems: [{ field: 'mobile' as const, problem: 'phone' as const, text: child.mobile }] },
  ];
  await makeDoneImport(admin, rows);
  await makeCheckedImport(admin, rows);
}

/** Makes a child with photo, visits, a sent report, a colleague’s draft, a notification and imported rows. */
async function makeWholeChild(clinic: Clinic): Promise<string> {
  const { slug, admin, join } = clinic;
  const colleague = await join();
  const photoId = await uploadFile(admin);
  const { id: caseId } = await makeCase(admin, { ...child, photoId });
  await admin.call(cases.assignCases, { caseIds: [caseId], addIds: [colleague.person.id] });
  const report = await makeSendableReport(admin, { comment: 'Osprey' }, caseId);
  await makeEyeReport(colleague, { comment: 'Osprey' }, caseId);
  await colleague.call(drafts.saveCaseDraft, { caseId, form: 'case', body: '{"note":"Osprey"}' });
  const body = JSON.stringify({ fullName: child.fullName, birthDate: child.birthDate });
  await colleague.call(drafts.saveDraft, { form: 'case', body });
  await admin.call(reportDocuments.sendEyeReport, {
    eyeReportId: report.id,
    language: 'zh',
    kinds: ['refraction', 'myopia'],
    to: [child.contactEmail],
    message: 'Osprey',
  });
  await admin.call(reportDocuments.sendEyeReport, {
    eyeReportId: report.id,
    language: 'en',
    kinds: ['refraction'],
    to: [child.mother.email],
    asLink: true,
  });
  const { mother } = child;
  await admin.call(consents.recordConsent, {
    ...givenConsent(),
    ...{ caseId, giver: { name: mother.name, relationship: 'mother' as const }, note: 'Osprey' },
  });
  await importChild(clinic);
  await settled();
  expect((await keysOf(slug)).length).toBeGreaterThan(2);
  return caseId;
}

const keysOf = async (slug: string, folder = 'organizations') => {
  const { backend } = await openWorld();
  return backend.s3.keysOf(backend.s3.bucket, `${folder}/${slug}/`);
};

/** Makes an archive of all records of the organisation. */
async function makeArchive({ slug, admin }: Clinic): Promise<void> {
  await admin.call(archives.prepareArchive, {});
  await settled();
  expect((await admin.call(archives.getArchive, {})).data).toMatchObject({ state: 'ready', children: 2 });
  expect(await keysOf(slug, 'bundles')).not.toEqual([]);
}

const wish = { reason: 'family', typedName: child.fullName } as const;

testInTurn('erasing a child removes the child’s data from the database and files', { timeout }, async () => {
  const clinic = await openClinic();
  const { slug, admin } = clinic;
  const { id: sibling } = await makeCase(admin, { fullName: 'Other Child', otherName: null });
  const caseId = await makeWholeChild(clinic);
  await makeArchive(clinic);
  const { data } = await admin.call(erasures.countCaseData, { caseId });
  expect(data.counts).toContainEqual({ category: 'visits', count: 2 });
  expect(data.counts).toContainEqual({ category: 'sendings', count: 2 });
  const planned = (await admin.call(erasures.planErasure, { caseId, ...wish })).data;
  expect((await placesOfChild(slug)).length).toBeGreaterThan(20);
  await tickJobs(6 * dayMs);
  expect((await admin.call(cases.getCase, { caseId })).data.fullName).toBe(child.fullName);
  await tickJobs(8 * dayMs);
  expect(await placesOfChild(slug)).toEqual([]);
  expect(await keysOf(slug)).toEqual([]);
  expect(await keysOf(slug, 'bundles')).toEqual([]);
  expect((await admin.call(archives.getArchive, {})).data).toMatchObject({ state: 'failed', parts: [] });
  expect((await admin.expectError(cases.getCase, { caseId })).status).toBe(404);
  expect((await admin.call(cases.getCase, { caseId: sibling })).data.fullName).toBe('Other Child');
  const { data: left } = await admin.call(erasures.listErasures, {});
  expect(left.data).toEqual([
    {
      caseId,
      reason: 'family',
      by: { id: admin.person.id, fullName: admin.person.fullName },
      askedAt: planned.erasure?.at,
      erasedAt: expect.any(String),
    },
  ]);
  expect(await violationsOf(slug)).toEqual([]);
});

testInTurn('erasing a child also erases a case merged into it', { timeout }, async () => {
  const clinic = await openClinic();
  const { slug, admin } = clinic;
  const absorbedId = await makeWholeChild(clinic);
  const survivor = await makeCase(admin, { fullName: child.fullName, otherName: null });
  const { data: absorbed } = await admin.call(cases.getCase, { caseId: absorbedId });
  const { id: caseId, version } = survivor;
  const other = { otherId: absorbedId, otherVersion: absorbed.version };
  await admin.call(merges.mergeCases, { caseId, version, ...other, take: [] });
  const early = await admin.expectError(erasures.planErasure, { caseId: absorbedId, ...wish });
  expect(early.code).toBe('case.merged');
  await admin.call(erasures.planErasure, { caseId, ...wish });
  await tickJobs(8 * dayMs);
  expect(await placesOfChild(slug)).toEqual([]);
  expect(await violationsOf(slug)).toEqual([]);
});

testInTurn('the erasure of a child completes even if its job crashes repeatedly', { timeout }, async () => {
  const clinic = await openClinic();
  const { slug } = clinic;
  const caseId = await makeWholeChild(clinic);
  await clinic.admin.call(erasures.planErasure, { caseId, ...wish });
  const { withFaults } = await openWorld();
  let [seen, died] = [0, 0];
  await withFaults(
    ({ lambda }) => {
      if (lambda !== 'jobs') return undefined;
      seen++;
      if (seen % 5 !== 1) return undefined;
      died++;
      return died % 2 === 0 ? 'lose-answer' : 'break-off';
    },
    async () => {
      for (let tries = 0; (await placesOfChild(slug)).length > 0 && tries < 40; tries++)
        await tickJobs((8 + tries) * dayMs).catch(() => undefined);
    },
  );
  expect(await placesOfChild(slug)).toEqual([]);
  expect(died).toBeGreaterThan(3);
  const { data } = await clinic.admin.call(erasures.listErasures, {});
  expect(data.data.map(erased => erased.caseId)).toEqual([caseId]);
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

test('if a planned erasure is undone before its day, nothing is erased', {
  timeout,
}, async () => {
  const { slug, admin, join } = await openClinic();
  const { id: caseId } = await makeCase(admin, child);
  const colleague = await join();
  await admin.call(erasures.planErasure, { caseId, ...wish });
  expect((await colleague.expectError(cases.getCase, { caseId })).status).toBe(404);
  const { data } = await admin.call(erasures.undoErasure, { caseId });
  expect(data.erasure).toBeNull();
  await tickJobs(8 * dayMs);
  expect((await colleague.call(cases.getCase, { caseId })).data).toMatchObject({
    ...child,
    status: 'active',
  });
  expect((await admin.call(erasures.listErasures, {})).data.data).toEqual([]);
  expect(await violationsOf(slug)).toEqual([]);
});

test('only an admin who types the child’s name correctly can erase a case; a repeated request gets the same response', async () => {
  const { admin, join } = await openClinic();
  const { id: caseId } = await makeCase(admin, child);
  const refusal = await admin.expectError(erasures.planErasure, { caseId, ...wish, typedName: '欧阳' });
  expect(refusal.fields).toEqual({ typedName: 'validation.other_name' });
  const [first, second] = await Promise.all([
    admin.call(erasures.planErasure, { caseId, ...wish }),
    admin.call(erasures.planErasure, { caseId, ...wish }),
  ]);
  expect(first.data).toEqual(second.data);
  const colleague = await join();
  expect((await colleague.expectError(caseRights.getCaseRights, { caseId })).status).toBe(403);
});

testInTurn(
  'a visit that is saved while the child’s erasure starts is either rejected or erased with the child’s other data',
  { timeout },
  async () => {
    const { slug, admin } = await openClinic();
    const { id: caseId } = await makeCase(admin, child);
    await Promise.allSettled([
      admin.call(erasures.planErasure, { caseId, ...wish }),
      makeEyeReport(admin, visit, caseId),
      makeEyeReport(admin, visit, caseId),
    ]);
    await tickJobs(8 * dayMs);
    expect(await placesOfChild(slug)).toEqual([]);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

testInTurn('erasing a child also erases the family’s registration and all emails', { timeout }, async () => {
  const clinic = await openClinic();
  const { slug, admin } = clinic;
  const { name, email, mobile } = child.mother;
  const mother = { name, email, mobile };
  const { fullName, birthDate, contactEmail, mobile: phone, address } = child;
  const typed = { fullName, birthDate, contactEmail, mobile: phone, address, mother, consentBy: name };
  const { id: caseId } = await makeRegistration(clinic, typed);
  expect((await placesOfChild(slug)).length).toBeGreaterThan(5);
  await admin.call(erasures.planErasure, { caseId, ...wish });
  await tickJobs(8 * dayMs);
  expect(await placesOfChild(slug)).toEqual([]);
  expect(await violationsOf(slug)).toEqual([]);
});
