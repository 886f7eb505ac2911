import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { childData } from '../../../../shared/features/privacy/child-data/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport as makeProgress } from '../../classes/progress-reports/samples.ts';
import { makeEyeReport, makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { changeChild, changeOrganization, seen } from '../../eye/report-documents/signed-report.ts';
import { makeFinishedNote } from '../../notes/notes/samples.ts';
import { makeFinishedScreening } from '../../screening/screenings/samples.ts';
import { readBundle } from './read-zip.ts';

interface Finished {
  id: string;
  date: string;
}

/** Makes a finished document of each kind. */
const kinds: Record<string, (who: Principal, caseId: string) => Promise<Finished>> = {
  eyeReport: (who, caseId) => makeFinishedReport(who, seen('2026-03-01', -1), caseId),
  screening: (who, caseId) => makeFinishedScreening(who, {}, caseId),
  note: (who, caseId) => makeFinishedNote(who, {}, caseId),
  progressReport: async (who, caseId) => {
    const { id, to } = await makeProgress(who, caseId);
    return { id, date: to };
  },
};

const stateOf = async (who: Principal, caseId: string) =>
  (await who.call(caseRights.getCaseRights, { caseId })).data.bundle?.state;

for (const [kind, make] of Object.entries(kinds)) {
  test(`a copy of a child’s data with a changed document (${kind}) is prepared only after confirmation`, async () => {
    const { admin, slug } = await openClinic();
    const child = await makeCase(admin, { fullName: 'Wren Applegate' });
    const { id, date } = await make(admin, child.id);
    const prepare = (answer: { changesAcknowledged?: boolean } = {}) =>
      admin.call(childData.prepareBundle, { caseId: child.id, ...answer });
    await changeOrganization(admin, slug, { officeNumber: '+85223456789' });
    await prepare();
    const before = await readBundle(admin, child.id);
    await changeChild(admin, child.id, { fullName: 'Rowan Applegate', gender: child.gender });
    expect(await admin.expectError(childData.prepareBundle, { caseId: child.id })).toMatchObject({
      ...{ status: 409, code: 'report.changed' },
      current: { documents: [{ id, kind, date, changes: [{ what: 'fullName' }] }] },
    });
    await prepare({ changesAcknowledged: true });
    await prepare();
    await settled();
    expect(await stateOf(admin, child.id)).toBe('ready');
    const after = await readBundle(admin, child.id);
    expect([...after.keys()]).toEqual(expect.arrayContaining([...before.keys()]));
    expect(String([...after.values()])).not.toContain('changesAcknowledged');
  });
}

test('drafts and deleted documents do not prevent a copy of a child’s data', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { fullName: 'Wren Applegate' });
  await makeEyeReport(admin, {}, child.id);
  const { id: eyeReportId } = await makeFinishedReport(admin, seen('2026-03-01', -1), child.id);
  await admin.call(eyeReports.deleteEyeReport, { eyeReportId });
  await changeChild(admin, child.id, { fullName: 'Rowan Applegate', gender: child.gender });
  await admin.call(childData.prepareBundle, { caseId: child.id });
});

test('the copy of a child’s data contains a finished progress report that was never sent as a PDF', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin);
  const { id: progressReportId } = await makeProgress(admin, child.id);
  await admin.call(progressDocuments.openProgressPdf, { progressReportId, language: 'en' });
  await admin.call(childData.prepareBundle, { caseId: child.id });
  const names = [...(await readBundle(admin, child.id)).keys()];
  expect(names.filter(name => name.startsWith(`pdf/${progressReportId}/final/`))).toHaveLength(1);
});

test('before a merged child’s data are copied, documents of both cases that would now be printed differently are listed', async () => {
  const { admin } = await openClinic();
  const [child, other] = [await makeCase(admin), await makeCase(admin, { fullName: 'Rowan Applegate' })];
  const made = [
    await makeFinishedNote(admin, {}, other.id),
    await makeFinishedScreening(admin, {}, other.id),
  ];
  const versionOf = async ({ id }: { id: string }) =>
    (await admin.call(cases.getCase, { caseId: id })).data.version;
  await settled();
  await admin.call(merges.mergeCases, {
    ...{ caseId: child.id, version: await versionOf(child) },
    ...{ otherId: other.id, otherVersion: await versionOf(other) },
  });
  const { current } = await admin.expectError(childData.prepareBundle, { caseId: child.id });
  const { documents } = current as { documents: { id: string }[] };
  expect(documents.map(({ id }) => id).toSorted()).toEqual(made.map(({ id }) => id).toSorted());
});
