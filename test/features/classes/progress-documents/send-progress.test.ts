import { expect, test } from 'vitest';
import { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import { progressReports } from '../../../../shared/features/classes/progress-reports/endpoints.ts';
import { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { anonymousCaller, openClinic } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { linkIn, mailsTo } from '../../../support/mail.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport, makeProgressReport } from '../progress-reports/samples.ts';

test('a finished progress report is sent exactly as in the preview; a draft of a progress report cannot be sent', async () => {
  const { admin } = await openClinic({ name: 'Harbour Clinic' });
  const child = await makeCase(admin, { fullName: 'Wren Applegate' });
  const draft = await makeProgressReport(admin, child.id);
  const refused = {
    progressReportId: draft.id,
    language: 'en',
    addressesConfirmed: true,
    to: [uniqueEmail()],
  } as const;
  expect(
    await admin.expectError(progressDocuments.sendProgressReport, { ...refused, to: [...refused.to] }),
  ).toMatchObject({ status: 409, code: 'report.draft' });
  const { id: progressReportId } = await makeFinishedReport(admin, child.id);
  const to = uniqueEmail();
  const copy = { progressReportId, language: 'en' } as const;
  await admin.call(progressDocuments.sendProgressReport, { ...copy, addressesConfirmed: true, to: [to] });
  const [mail] = await mailsTo(to);
  expect(`${mail?.subject} ${mail?.body.text}`).not.toMatch(/Applegate|ttendance/);
  const { data } = await admin.call(progressDocuments.openProgressPdf, copy);
  expect(mail?.attachments[0]?.content).toBe((await bytesAt(data.url)).toString('base64'));
  const { data: after } = await admin.call(progressReports.getProgressReport, { progressReportId });
  expect(after.sentAt).not.toBeNull();
  const { data: log } = await admin.call(progressDocuments.listProgressSendings, { progressReportId });
  expect(log.data).toMatchObject([{ kinds: ['progress'], to: [{ address: to }] }]);
});

test('the link to a progress report has no record ID, asks for the birth date, and stops working once the report is removed', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { birthDate: '2017-03-14' });
  const { id: progressReportId } = await makeFinishedReport(admin, child.id);
  const to = uniqueEmail();
  const mailing = {
    progressReportId,
    language: 'zh',
    addressesConfirmed: true,
    to: [to],
    asLink: true,
  } as const;
  await admin.call(progressDocuments.sendProgressReport, { ...mailing, to: [to] });
  const [mail] = await mailsTo(to);
  const { path, token } = linkIn(mail);
  expect(path).not.toContain(progressReportId);
  const stranger = await anonymousCaller();
  const answer = { token, birthDate: '2017-03-14' };
  const { data } = await stranger.call(reportLinks.readLinkedReports, answer);
  expect(data.documents.map(({ kind }) => kind)).toEqual(['progress']);
  await admin.call(progressReports.removeProgressReport, { progressReportId });
  expect(await stranger.expectError(reportLinks.readLinkedReports, answer)).toMatchObject({
    code: 'report-link.unusable',
  });
});
