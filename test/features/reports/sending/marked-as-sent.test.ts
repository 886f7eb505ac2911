import { expect, test } from 'vitest';
import { eyeReportKey } from '../../../../functions/features/eye/keys.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { visit } from '../../eye/eye-reports/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';

test('a report that an earlier program version sent is listed as sent, and stays listed as sent after it is changed', async () => {
  const { admin, slug } = await openClinic();
  const { id: eyeReportId, version } = await makeSendableReport(admin);
  const { table } = await openRawTable();
  await table.transact([{ update: eyeReportKey(slug, eyeReportId), remove: ['sentAt'] }]);
  const found = async (isSent: boolean) =>
    (await admin.call(eyeReports.searchEyeReports, { isSent })).data.data.map(({ id }) => id);
  expect(await found(true)).toEqual([]);
  const send = () =>
    admin.call(reportDocuments.sendEyeReport, {
      ...{ eyeReportId, kinds: ['refraction'], language: 'en' as const },
      ...{ to: [uniqueEmail()], addressesConfirmed: true },
    });
  const change = (comment: string, of: number) =>
    admin.call(eyeReports.changeEyeReport, { ...visit, comment, eyeReportId, version: of });
  await Promise.all([change('At once', version), send()]);
  expect(await found(true)).toEqual([eyeReportId]);
  const { data: sent } = await admin.call(eyeReports.getEyeReport, { eyeReportId });
  expect(sent).toMatchObject({ version: version + 1, comment: 'At once', sentAt: expect.any(String) });
  const { data: later } = await change('Later', sent.version);
  await send();
  expect(later.sentAt).toBe(sent.sentAt);
  expect(await found(false)).toEqual([]);
});
