import { expect, test } from 'vitest';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic } from '../../../support/clinic.ts';
import { mailsTo } from '../../../support/mail.ts';
import { settled } from '../../../support/world.ts';
import { visit } from '../../eye/eye-reports/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';

const corrected = /Corrected: |【修订版】/;

test('addresses that got the earlier version of a report get the amended report as a corrected version, as a PDF or by a link', async () => {
  const { admin } = await openClinic();
  const { id: eyeReportId, version } = await makeSendableReport(admin);
  const [one, other, unknown] = [uniqueEmail(), uniqueEmail(), uniqueEmail()];
  const send = async (to: string[], more: { asLink?: boolean; kinds?: ('refraction' | 'myopia')[] } = {}) => {
    await admin.call(reportDocuments.sendEyeReport, {
      ...{ eyeReportId, kinds: ['refraction'], language: 'en', to, again: true, addressesConfirmed: true },
      ...more,
    });
    await settled();
  };
  const lastTo = async (to: string) => (await mailsTo(to)).at(-1);
  const read = async () => (await admin.call(eyeReports.getEyeReport, { eyeReportId })).data;

  await send([one, other]);
  expect((await lastTo(one))?.subject).not.toMatch(corrected);
  const before = await read();
  await admin.call(eyeReports.changeEyeReport, { ...visit, comment: 'Amended', eyeReportId, version });
  expect((await read()).sentAt).toBe(before.sentAt);

  await send([one.toUpperCase(), unknown]);
  const mail = await lastTo(one.toUpperCase());
  expect(mail?.subject).toMatch(/^Corrected: .+ · 【修订版】.+/);
  expect(mail?.body.text).toMatch(/^This is a corrected version;/);
  expect(mail?.body.text).toContain('\n\n这是修订后的版本，');
  expect((await lastTo(unknown))?.subject).not.toMatch(corrected);
  const { sentAt, amendedAt } = await read();
  expect(String(sentAt) > String(amendedAt)).toBe(true);

  await send([other], { kinds: ['myopia'] });
  expect((await lastTo(other))?.subject).not.toMatch(corrected);
  await send([other], { asLink: true });
  expect((await lastTo(other))?.subject).toMatch(corrected);
  expect((await read()).sentAt).toBe(sentAt);
});

test('an amended report can be sent to the holders of the earlier version without confirmation, once', async () => {
  const { admin } = await openClinic();
  const { id: eyeReportId, version } = await makeSendableReport(admin);
  const sent = {
    ...{ eyeReportId, kinds: ['refraction' as const], language: 'en' as const },
    ...{ to: [uniqueEmail()], addressesConfirmed: true },
  };
  await admin.call(reportDocuments.sendEyeReport, sent);
  expect((await admin.expectError(reportDocuments.sendEyeReport, sent)).code).toBe('report.just-sent');
  await admin.call(eyeReports.changeEyeReport, { ...visit, comment: 'Amended', eyeReportId, version });
  await admin.call(reportDocuments.sendEyeReport, sent);
  expect((await admin.expectError(reportDocuments.sendEyeReport, sent)).code).toBe('report.just-sent');
});
