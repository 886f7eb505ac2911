import { expect, test } from 'vitest';
import { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { type Clinic, openClinic, type Principal } from '../../../support/clinic.ts';
import { mailsTo } from '../../../support/mail.ts';
import { makeFinishedReport } from '../../classes/progress-reports/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';
import { makeFinishedNote } from '../../notes/notes/samples.ts';
import { makeFinishedScreening } from '../../screening/screenings/samples.ts';
import { makeTreeEntry } from '../../screening/tree-entries/samples.ts';

type Send = (who: Principal, to: string[]) => Promise<unknown>;
const language = 'en' as const;

/**
 * For each kind of report, a function that creates a report and returns a function that sends this report.
 */
const kinds: Record<string, (maker: Principal) => Promise<Send>> = {
  refraction: async maker => {
    const { id: eyeReportId } = await makeSendableReport(maker);
    return (who, to) =>
      who.call(reportDocuments.sendEyeReport, {
        eyeReportId,
        kinds: ['refraction'],
        language,
        to,
        addressesConfirmed: true,
      });
  },
  myopia: async maker => {
    const { id: eyeReportId } = await makeSendableReport(maker);
    return (who, to) =>
      who.call(reportDocuments.sendEyeReport, {
        eyeReportId,
        kinds: ['myopia'],
        language,
        to,
        addressesConfirmed: true,
      });
  },
  screening: async maker => {
    const { id: screeningId } = await makeFinishedScreening(maker);
    return (who, to) =>
      who.call(screeningReports.sendScreeningReport, { screeningId, language, to, addressesConfirmed: true });
  },
  neuroTree: async maker => {
    const { caseId } = await makeTreeEntry(maker);
    return (who, to) => who.call(treeReports.sendTree, { caseId, language, to, addressesConfirmed: true });
  },
  note: async maker => {
    const { id: noteId } = await makeFinishedNote(maker);
    return (who, to) => who.call(noteReports.sendNote, { noteId, language, to, addressesConfirmed: true });
  },
  progress: async maker => {
    const { id: progressReportId } = await makeFinishedReport(maker);
    return (who, to) =>
      who.call(progressDocuments.sendProgressReport, {
        progressReportId,
        language,
        to,
        addressesConfirmed: true,
      });
  },
};

async function open(): Promise<{ clinic: Clinic; colleague: Principal }> {
  const clinic = await openClinic({ name: 'Harbour Clinic' });
  return { clinic, colleague: await clinic.join() };
}

for (const [kind, make] of Object.entries(kinds)) {
  test(`when two colleagues send a ${kind} report to the same address at the same time, the second must confirm this`, async () => {
    const { clinic, colleague } = await open();
    const send = await make(clinic.admin);
    // When a report is sent for the first time, it is marked as sent and thereby changed. Sending it later
    // does not change it.
    await send(clinic.admin, [uniqueEmail()]);
    const to = uniqueEmail();
    const found = await Promise.allSettled([send(clinic.admin, [to]), send(colleague, [to])]);
    const refused = found.flatMap(one => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect(refused.map(({ message }) => message)).toEqual([expect.stringContaining('report.just-sent')]);
    expect(await mailsTo(to)).toHaveLength(1);
    await send(colleague, [uniqueEmail()]);
  });
}

test('sending a report again within ten minutes to the same address needs a confirmation, whose error names the sender and the time; another address needs none', async () => {
  const { clinic, colleague } = await open();
  const send = await kinds.refraction?.(clinic.admin);
  const [one, other] = [uniqueEmail(), uniqueEmail()];
  await Promise.all([send?.(clinic.admin, [one]), send?.(colleague, [other])]);
  const { id: noteId } = await makeFinishedNote(clinic.admin);
  const wanted = { noteId, language, addressesConfirmed: true, to: [one] };
  await clinic.admin.call(noteReports.sendNote, wanted);
  const { code, current } = await colleague.expectError(noteReports.sendNote, wanted);
  expect([code, current]).toEqual([
    'report.just-sent',
    { by: clinic.admin.person.fullName, sentAt: expect.stringContaining('T') },
  ]);
});
