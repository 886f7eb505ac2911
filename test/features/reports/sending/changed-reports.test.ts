import { expect, test } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { mailsTo } from '../../../support/mail.ts';
import { settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport as makeProgress } from '../../classes/progress-reports/samples.ts';
import { makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { changeChild, changeOrganization, seen } from '../../eye/report-documents/signed-report.ts';
import { makeFinishedNote } from '../../notes/notes/samples.ts';
import { makeFinishedScreening } from '../../screening/screenings/samples.ts';
import { makeTreeEntry } from '../../screening/tree-entries/samples.ts';

interface Copies {
  open: () => Promise<{ data: { changes?: unknown } }>;
  /**
   * Sends the report.
   * @param answer whether the changes are confirmed
   */
  send: (answer: { changesAcknowledged?: boolean }) => Promise<{ data: { changes?: unknown } }>;
  expectRefused: () => Promise<{ status: number; code: string; current?: unknown }>;
}

const language = 'en' as const;
const mailing = () => ({ language, addressesConfirmed: true, to: [uniqueEmail()] });

/**
 * For each kind of report, a function that makes a finished report and returns functions that open and send
 * it.
 */
const frozenKinds: Record<string, (who: Principal, caseId: string) => Promise<Copies>> = {
  refraction: (who, caseId) => eyeCopies(who, caseId, 'refraction'),
  myopia: (who, caseId) => eyeCopies(who, caseId, 'myopia'),
  screening: async (who, caseId) => {
    const { id: screeningId } = await makeFinishedScreening(who, {}, caseId);
    const wanted = () => ({ screeningId, ...mailing() });
    return {
      open: () => who.call(screeningReports.openScreeningPdf, { screeningId, language }),
      send: answer => who.call(screeningReports.sendScreeningReport, { ...wanted(), ...answer }),
      expectRefused: () => who.expectError(screeningReports.sendScreeningReport, wanted()),
    };
  },
  note: async (who, caseId) => {
    const { id: noteId } = await makeFinishedNote(who, {}, caseId);
    const wanted = () => ({ noteId, ...mailing() });
    return {
      open: () => who.call(noteReports.openNotePdf, { noteId }),
      send: answer => who.call(noteReports.sendNote, { ...wanted(), ...answer }),
      expectRefused: () => who.expectError(noteReports.sendNote, wanted()),
    };
  },
  progress: async (who, caseId) => {
    const { id: progressReportId } = await makeProgress(who, caseId);
    const wanted = () => ({ progressReportId, ...mailing() });
    return {
      open: () => who.call(progressDocuments.openProgressPdf, { progressReportId, language }),
      send: answer => who.call(progressDocuments.sendProgressReport, { ...wanted(), ...answer }),
      expectRefused: () => who.expectError(progressDocuments.sendProgressReport, wanted()),
    };
  },
};

async function eyeCopies(who: Principal, caseId: string, kind: 'refraction' | 'myopia'): Promise<Copies> {
  const { id: eyeReportId } = await makeFinishedReport(who, seen('2026-03-01', -1), caseId);
  const wanted = () => ({ eyeReportId, kinds: [kind], ...mailing() });
  return {
    open: () => who.call(reportDocuments.openEyeReportPdf, { eyeReportId, kind, language }),
    send: answer => who.call(reportDocuments.sendEyeReport, { ...wanted(), ...answer }),
    expectRefused: () => who.expectError(reportDocuments.sendEyeReport, wanted()),
  };
}

for (const [kind, make] of Object.entries(frozenKinds)) {
  test(`a ${kind} report of a renamed child causes a warning each time it is sent, and is sent only after confirmation`, async () => {
    const { admin, slug } = await openClinic();
    const child = await makeCase(admin, { fullName: 'Wren Applegate' });
    const copies = await make(admin, child.id);
    expect((await copies.open()).data).not.toHaveProperty('changes');
    expect((await copies.send({})).data).not.toHaveProperty('changes');
    await changeOrganization(admin, slug, { officeNumber: '+85223456789' });
    expect((await copies.open()).data.changes).toEqual([{ what: 'organization' }]);
    await copies.send({});
    await changeChild(admin, child.id, { fullName: 'Rowan Applegate', gender: child.gender });
    const changes = [{ what: 'fullName' }];
    expect((await copies.open()).data.changes).toEqual([...changes, { what: 'organization' }]);
    expect(await copies.expectRefused()).toMatchObject({
      ...{ status: 409, code: 'report.changed', current: { changes } },
    });
    expect((await copies.send({ changesAcknowledged: true })).data.changes).toEqual(changes);
  });
}

test('a NeuroTree is always printed from the current data and never lists changes', async () => {
  const { admin } = await openClinic();
  const { caseId } = await makeTreeEntry(admin);
  await changeChild(admin, caseId, { fullName: 'Rowan Applegate' });
  const { data } = await admin.call(treeReports.openTreePdf, { caseId, language });
  expect(data).not.toHaveProperty('changes');
  await admin.call(treeReports.sendTree, { caseId, ...mailing() });
});

test('after a merge is undone, a report that was finished during the merge lists the other child’s visit as removed', async () => {
  const { admin } = await openClinic();
  const [child, other] = [await makeCase(admin), await makeCase(admin)];
  const strange = await makeFinishedReport(admin, seen('2025-03-01', -6), other.id);
  const versionOf = async ({ id }: { id: string }) =>
    (await admin.call(cases.getCase, { caseId: id })).data.version;
  await settled();
  await admin.call(merges.mergeCases, {
    ...{ caseId: child.id, version: await versionOf(child) },
    ...{ otherId: other.id, otherVersion: await versionOf(other) },
  });
  const { id: eyeReportId } = await makeFinishedReport(admin, seen('2026-03-01', -1), child.id);
  await settled();
  await admin.call(merges.undoMerge, { caseId: child.id, absorbedId: other.id });
  const wanted = { eyeReportId, kinds: ['myopia' as const], ...mailing() };
  const { code, current } = await admin.expectError(reportDocuments.sendEyeReport, wanted);
  expect([code, current]).toEqual([
    'report.changed',
    { changes: [{ what: 'visitRemoved', reference: strange.reference, date: '2025-03-01' }] },
  ]);
});

test('if a visit in a finished report was deleted later, the report is sent to a family only after confirmation', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin);
  const first = await makeFinishedReport(admin, seen('2025-03-01', -6), child.id);
  const { id: eyeReportId } = await makeFinishedReport(admin, seen('2026-03-01', -1), child.id);
  await admin.call(eyeReports.deleteEyeReport, { eyeReportId: first.id });
  const [to, later] = [uniqueEmail(), uniqueEmail()];
  const wanted = {
    eyeReportId,
    kinds: ['myopia' as const],
    language,
    asLink: true,
    addressesConfirmed: true,
  };
  const { code, current } = await admin.expectError(reportDocuments.sendEyeReport, { ...wanted, to: [to] });
  expect([code, current]).toEqual([
    'report.changed',
    { changes: [{ what: 'visitRemoved', reference: first.reference, date: '2025-03-01' }] },
  ]);
  const { data: log } = await admin.call(reportDocuments.listSendings, { eyeReportId });
  expect(log.data).toEqual([]);
  const { data: report } = await admin.call(eyeReports.getEyeReport, { eyeReportId });
  await admin.call(eyeReports.amendEyeReport, { eyeReportId, version: report.version });
  await admin.call(reportDocuments.sendEyeReport, { ...wanted, to: [later] });
  expect([(await mailsTo(to)).length, (await mailsTo(later)).length]).toEqual([0, 1]);
});
