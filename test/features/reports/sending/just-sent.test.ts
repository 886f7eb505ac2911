import { expect, test } from 'vitest';
import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { askAgainMinutes } from '../../../../shared/features/reports/sending/schema.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic } from '../../../support/clinic.ts';
import { mailsTo } from '../../../support/mail.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';
import { makeFinishedNote } from '../../notes/notes/samples.ts';

const wishOf = (eyeReportId: string, to: string[]) => ({
  eyeReportId,
  to,
  addressesConfirmed: true,
  kinds: ['refraction' as const],
  language: 'en' as const,
});

test('sending a report to the same address again within ten minutes needs confirmation, even by a colleague', async () => {
  const clinic = await openClinic();
  const colleague = await clinic.join();
  const { id } = await makeSendableReport(clinic.admin);
  const to = uniqueEmail();
  await clinic.admin.call(reportDocuments.sendEyeReport, wishOf(id, [to]));
  const { status, code } = await clinic.admin.expectError(
    reportDocuments.sendEyeReport,
    wishOf(id, [uniqueEmail(), to.toUpperCase()]),
  );
  expect([status, code]).toEqual([409, 'report.just-sent']);
  const other = await colleague.expectError(reportDocuments.sendEyeReport, wishOf(id, [to]));
  expect(other.code).toBe('report.just-sent');
  await clinic.admin.call(reportDocuments.sendEyeReport, wishOf(id, [uniqueEmail()]));
  await clinic.admin.call(reportDocuments.sendEyeReport, { ...wishOf(id, [to]), kinds: ['myopia'] });
  await colleague.call(reportDocuments.sendEyeReport, { ...wishOf(id, [to]), again: true });
  await colleague.call(reportDocuments.sendEyeReport, { ...wishOf(id, [to]), language: 'zh' });
  expect(await mailsTo(to)).toHaveLength(4);
});

testInTurn(
  'a report or note can be sent again without confirmation once ten minutes have passed',
  async () => {
    const { admin } = await openClinic();
    const { id } = await makeSendableReport(admin);
    const { id: noteId } = await makeFinishedNote(admin);
    const to = uniqueEmail();
    const note = { noteId, addressesConfirmed: true, to: [to], language: 'en' as const };
    await admin.call(reportDocuments.sendEyeReport, wishOf(id, [to]));
    await admin.call(noteReports.sendNote, note);
    expect((await admin.expectError(noteReports.sendNote, note)).code).toBe('report.just-sent');
    const { withClockAhead } = await openWorld();
    const send = () => admin.call(reportDocuments.sendEyeReport, wishOf(id, [to]));
    await expect(withClockAhead(askAgainMinutes * minuteMs - 5_000, send)).rejects.toThrow();
    await withClockAhead(askAgainMinutes * minuteMs + 5_000, send);
  },
);
