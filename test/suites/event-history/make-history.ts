import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { type AuditEvent, commit } from '../../../functions/platform/storage/commit.ts';
import { newId } from '../../../functions/platform/storage/new-id.ts';
import { dayMs } from '../../../shared/core/dates/durations.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../../shared/features/cases/merges/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { surveys } from '../../../shared/features/eye/surveys/endpoints.ts';
import { qrCodes } from '../../../shared/features/intake/qr-codes/endpoints.ts';
import { registrations } from '../../../shared/features/intake/registrations/endpoints.ts';
import { moduleAccess } from '../../../shared/features/organizations/module-access/endpoints.ts';
import { offboarding } from '../../../shared/features/organizations/offboarding/endpoints.ts';
import { organizations } from '../../../shared/features/organizations/organizations/endpoints.ts';
import { certificates } from '../../../shared/features/people/certificates/endpoints.ts';
import { archives } from '../../../shared/features/privacy/archives/endpoints.ts';
import { caseRights } from '../../../shared/features/privacy/case-rights/endpoints.ts';
import { erasures } from '../../../shared/features/privacy/erasures/endpoints.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { makeMerged } from '../../features/cases/merges/samples.ts';
import { mailFamilies } from '../../features/classes/family-mails/mail-families.ts';
import { planForColleague } from '../../features/classes/sessions/plan-for-colleague.ts';
import { writeCourses } from '../../features/courses/write-courses.ts';
import { makeEyeReport, visit } from '../../features/eye/eye-reports/samples.ts';
import { makeAnsweredSurvey, makeSurvey } from '../../features/eye/surveys/samples.ts';
import { inDays, readQrCode } from '../../features/intake/qr-codes/samples.ts';
import { makeRegistration } from '../../features/intake/registrations/samples.ts';
import { changeTemplate, removeForGood, writeNote } from '../../features/notes/write-notes.ts';
import { addCertificate } from '../../features/people/profile/samples.ts';
import { type Clinic, openClinic, openSuperadmin, type Principal } from '../../support/clinic.ts';
import { invite } from '../../support/invite.ts';
import { journalEntriesOf } from '../../support/journal.ts';
import { openRawTable } from '../../support/raw-table.ts';
import { settled, tickJobs } from '../../support/world.ts';
import { changeOrganization } from './change-organization.ts';
import { pauseWebhook } from './pause-webhook.ts';

/** A wait that is longer than the time in which an erasure can be undone. */
const erasureWaitMs = 8 * dayMs;

/**
 * Makes an organisation, and causes every kind of event in it that starts emails, notifications or index
 * updates.
 */
export async function makeHistory(): Promise<Clinic> {
  const clinic = await openClinic();
  const second = await clinic.join({ role: 'admin' });
  const users = [await clinic.join(), await clinic.join(), second];
  for (const user of users) {
    const { id } = await makeCase(user);
    await clinic.admin.call(cases.archiveCase, { caseId: id });
    await clinic.admin.call(cases.restoreCase, { caseId: id });
    await clinic.admin.call(cases.archiveCase, { caseId: id });
  }
  await giveCases(clinic, second);
  const caseId = await examine(clinic.admin);
  await decideCertificate(second);
  await registerAndMerge(clinic);
  await changeTemplate(clinic.admin);
  const courseId = await writeCourses(clinic.admin, clinic.slug);
  const noteId = await writeNote(clinic.admin, second);
  await removeForGood(clinic.admin, clinic.slug);
  await administer(clinic, { caseId, courseId, noteId });
  await planForColleague(clinic, second);
  await mailFamilies(clinic.admin);
  await pauseWebhook(clinic);
  await changeOrganization(clinic);
  await clinic.admin.call(archives.prepareArchive, {});
  await settled();
  return clinic;
}

/**
 * Assigns cases to another person: one case by a request, two by one request, two by a background job, and
 * one together with other changes.
 */
async function giveCases({ admin, join }: Clinic, to: Principal): Promise<void> {
  const addIds = [to.person.id];
  const [one, other] = [await makeCase(admin), await makeCase(admin)];
  const caseIds = [one.id, other.id];
  await admin.call(cases.assignCases, { caseIds: [one.id], addIds });
  await admin.call(cases.assignCases, { caseIds, addIds: [(await join()).person.id], removeIds: addIds });
  await admin.call(cases.startAssignment, { caseIds, addIds });
  const { id, version } = await makeCase(admin);
  await admin.call(cases.changeCase, { caseId: id, version, fullName: 'Kit', assignedIds: addIds });
}

/**
 * Finishes a visit, amends its follow-up date, deletes and restores it; calls the family and sends a
 * questionnaire; restricts the access to a case.
 */
async function examine(admin: Principal): Promise<string> {
  const { id, caseId } = await makeEyeReport(admin);
  await admin.call(eyeReports.finishEyeReport, { eyeReportId: id, version: 1 });
  await admin.call(eyeReports.changeEyeReport, {
    ...visit,
    followUp: '2026-08-16',
    eyeReportId: id,
    version: 2,
  });
  await admin.call(eyeReports.deleteEyeReport, { eyeReportId: id });
  await admin.call(eyeReports.restoreEyeReport, { eyeReportId: id });
  const about = { caseId, reportId: id };
  let notedAt: string | undefined;
  for (const state of ['contacted', 'waiting', 'booked', 'notNeeded'] as const) {
    const bookedFor = state === 'booked' ? '2099-01-05' : null;
    const { data } = await admin.call(eyeReports.noteRecall, { ...about, state, bookedFor, notedAt });
    notedAt = data.at ?? undefined;
    if (state === 'notNeeded')
      await admin.call(eyeReports.undoRecallNote, { caseId, revision: data.revision });
  }
  await makeAnsweredSurvey(admin);
  const { id: surveyId, version } = await makeSurvey(admin);
  await admin.call(surveys.revokeSurvey, { surveyId, version });
  const asked = await makeSurvey(admin);
  await admin.call(caseRights.restrictCase, { caseId: asked.caseId, reason: 'family' });
  return caseId;
}

/** Verifies one of a person's two certificates. */
async function decideCertificate(who: Principal): Promise<void> {
  const sam = await openSuperadmin();
  for (const isVerified of [true, false]) {
    const certificateId = await addCertificate(who);
    const decision = isVerified ? { isVerified } : { isVerified, reason: 'Another name stands on it' };
    await sam.call(certificates.decideCertificate, { personId: who.person.id, certificateId, ...decision });
  }
}

/**
 * Invites a person with a bouncing address; requests, grants and revokes a module; moves the time close to
 * when licences and modules end; stops a job; closes a report link.
 */
async function administer(
  { slug, admin, join }: Clinic,
  records: Record<'caseId' | 'courseId' | 'noteId', string>,
): Promise<void> {
  const { caseId, courseId, noteId } = records;
  const memberId = (await join()).person.id;
  await invite({ slug, admin }, { email: `bounce-${randomUUID()}@test.example` });
  const asker = await join({ modules: [] });
  const { data } = await asker.call(moduleAccess.requestModule, { module: 'curriculum' });
  const about = { organizationId: slug, memberId: asker.person.id, module: data.module };
  const sam = await openSuperadmin();
  const opened = { ...about, changedAt: data.changedAt, isOpen: true };
  const { changedAt } = (await sam.call(organizations.decideModule, opened)).data;
  await sam.call(organizations.decideModule, { ...about, changedAt, isOpen: false, reason: 'Over' });
  const { id } = (await admin.call(offboarding.removeMember, { memberId })).data;
  await vi.waitFor(async () => {
    await settled();
    expect((await journalEntriesOf(slug)).map(({ act }) => act)).toContain('mail.unreached');
  }, 5_000);
  const { table } = await openRawTable();
  const origin = { organization: slug, by: 'test', requestId: 'test', idempotency: undefined, now: Date.now };
  const detail = { until: '2030-01-31' };
  const access = `${asker.person.id}#curriculum`;
  const acts: AuditEvent[] = [
    { act: 'job.stopped', record: id },
    { act: 'licence.ending', record: slug, detail },
    { act: 'module.ending', record: access, detail },
    { act: 'qrCode.ending', record: slug, detail },
    { act: 'subscription.ending', record: courseId, detail },
    { act: 'course.offered', record: courseId },
    { act: 'subscription.taken-down', record: courseId },
    { act: 'subscription.reinstated', record: courseId },
    { act: 'subscription.updated', record: courseId, detail: { courseVersion: '1' } },
    {
      act: 'note.left-out',
      record: noteId,
      detail: { on: '2026-05-19', case: caseId, author: admin.person.id },
    },
    { act: 'case.removed', record: newId('case', Date.now()) },
    { act: 'digest.prepared', record: slug, detail: { on: '2026-05-19', notes: '2', families: '1' } },
    { act: 'reportLink.locked', record: caseId, detail: { sentBy: admin.person.id } },
  ];
  await commit(table, origin, acts, [], undefined);
}

/**
 * A family registers a child with a QR code whose validity was extended. Two cases are merged and separated;
 * one is erased.
 */
async function registerAndMerge(clinic: Clinic): Promise<void> {
  const { slug, admin } = clinic;
  const { id: childId, version } = await makeRegistration(clinic);
  const rejected = await admin.call(registrations.rejectRegistration, { caseId: childId, version });
  await admin.call(registrations.reopenRegistration, { caseId: childId, version: rejected.data.version });
  const codeVersion = (await readQrCode(clinic))?.version ?? 0;
  await admin.call(qrCodes.changeQrCode, { organizationId: slug, codeVersion, lastDay: inDays(400) });
  const { survivor, other } = await makeMerged(admin);
  await admin.call(merges.undoMerge, { caseId: survivor.id, absorbedId: other.id });
  await makeMerged(admin);
  const { id: caseId, fullName: typedName } = await makeCase(admin);
  await admin.call(erasures.planErasure, { caseId, reason: 'family', typedName });
  await tickJobs(erasureWaitMs);
}
