import { expect, test } from 'vitest';
import * as z from 'zod';
import { documentReport } from '../../../../functions/features/reports/feature.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic } from '../../../support/clinic.ts';
import { settled } from '../../../support/world.ts';
import { visit } from '../../eye/eye-reports/samples.ts';
import { fetched } from '../../eye/report-documents/open-report.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';

test('after an amendment, each PDF can be opened as it was sent; the timeline names the corrected version', async () => {
  const { admin } = await openClinic();
  const { id: eyeReportId, version, caseId } = await makeSendableReport(admin);
  const copy = { eyeReportId, language: 'en' as const };
  const send = async () => {
    const mailing = { to: [to], addressesConfirmed: true, kinds: ['refraction' as const] };
    return (await admin.call(reportDocuments.sendEyeReport, { ...copy, ...mailing })).data.id;
  };
  const open = async (sendingId?: string) => {
    const { data } = await admin.call(reportDocuments.openEyeReportPdf, {
      ...{ ...copy, kind: 'refraction', copy: 'family' },
      ...(sendingId && { sendingId }),
    });
    return Buffer.from(await fetched(data.url));
  };
  const to = uniqueEmail();
  const before = await open();
  const first = await send();
  await admin.call(eyeReports.changeEyeReport, { ...visit, comment: 'Amended', eyeReportId, version });
  const second = await send();
  const after = await open();
  expect(after.equals(before)).toBe(false);
  expect((await open(first)).equals(before)).toBe(true);
  expect((await open(second)).equals(after)).toBe(true);
  await settled();
  const { data } = await admin.call(cases.listTimeline, { caseId });
  const sent = data.data.filter(({ act }) => act === 'report.sent');
  expect(sent.map(({ details }) => details.sentAs)).toEqual(['correction', undefined]);
});

test('a PDF is opened as it was sent without preparing the one of today', async () => {
  const document = { kind: 'note' as const, place: 'pdf/note_1/sent', name: 'note.pdf' };
  const sending = { noteId: 'note_1', documents: [document] };
  const report = documentReport({
    recordIn: ({ note }: { note: { id: string; status: string } }) => note,
    parse: () => expect.unreachable(),
    referenceOf: () => '',
    kindsOf: () => ['note'],
    checkPresent: ({ status }) => {
      if (status === 'deleted') throw new AppError('note.deleted');
    },
    print: () => expect.unreachable('prepares the PDF of today'),
    sent: z.unknown(),
  });
  const open = (status: string) =>
    report.open({ sendingId: 'sending_1' }, {
      records: { note: { id: 'note_1', status } },
      sendings: { get: async () => sending },
      pdfs: { openStored: async ({ place }: { place: string }) => place },
    } as never);
  expect(await open('amended')).toBe(document.place);
  await expect(open('deleted')).rejects.toMatchObject({ code: 'note.deleted' });
});

test('a PDF that was sent opens only with its own record and its own kind of report', async () => {
  const { admin } = await openClinic();
  const [one, other] = [await makeSendableReport(admin), await makeSendableReport(admin)];
  const copy = { language: 'en' as const, kind: 'refraction' as const };
  const { data: sent } = await admin.call(reportDocuments.sendEyeReport, {
    ...{ eyeReportId: one.id, language: 'en', kinds: ['refraction'] },
    ...{ to: [uniqueEmail()], addressesConfirmed: true },
  });
  const refusal = async (input: { eyeReportId: string; kind?: 'myopia' }) =>
    (
      await admin.expectError(reportDocuments.openEyeReportPdf, {
        ...{ ...copy, ...input },
        sendingId: sent.id,
      })
    ).code;
  expect(await refusal({ eyeReportId: other.id })).toBe('record.missing');
  expect(await refusal({ eyeReportId: one.id, kind: 'myopia' })).toBe('record.missing');
});
