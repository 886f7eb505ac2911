import { expect, test } from 'vitest';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import { anonymousCaller, openClinic } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { changeChild } from '../../eye/report-documents/signed-report.ts';
import { sendLink } from './send-link.ts';

test('a report link opens exactly what was sent, without mentioning later changes or amendments', async () => {
  const { admin } = await openClinic();
  const { token, birthDate, child, eyeReportId } = await sendLink(admin);
  const stranger = await anonymousCaller();
  const open = async () => {
    const { data } = await stranger.call(reportLinks.readLinkedReports, { token, birthDate });
    const files = await Promise.all(data.documents.map(({ url }) => bytesAt(url)));
    const texts = files.map(async bytes => (await (await readPdf(bytes)).texts()).join());
    return { data, files, texts: await Promise.all(texts) };
  };
  const before = await open();
  await changeChild(admin, child.id, { fullName: 'Rowan Applegate', birthDate });
  const preview = { eyeReportId, kind: 'myopia', language: 'en' } as const;
  expect((await admin.call(reportDocuments.openEyeReportPdf, preview)).data.changes).toBeDefined();
  const changed = await open();
  const { data: report } = await admin.call(eyeReports.getEyeReport, { eyeReportId });
  await admin.call(eyeReports.amendEyeReport, { eyeReportId, version: report.version });
  for (const after of [changed, await open()]) {
    expect(after.files.map((bytes, index) => bytes.equals(before.files[index] ?? Buffer.of()))).toEqual([
      true,
      true,
    ]);
    expect(after.texts.join()).toContain(child.fullName);
    expect(JSON.stringify(after.data)).not.toMatch(/changes|amend/i);
  }
});
