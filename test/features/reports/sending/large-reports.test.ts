import { expect, test } from 'vitest';
import { sendReports } from '../../../../functions/features/reports/sending/send-reports.ts';
import type { SendingContext } from '../../../../functions/features/reports/sending/sending-context.ts';
import { maxMailedPdfBytes } from '../../../../shared/core/limits.ts';

/**
 * Returns whether a PDF of this size is sent as an attachment or by a link; the organisation prefers
 * attachments.
 */
async function sentBy(size: number, birthDate: string | null): Promise<unknown> {
  const context = {
    organization: { slug: 'clinic', reportsBy: 'attachment' },
    actor: { id: 'somebody' },
    pdfs: { ensure: async () => ({ name: 'note.pdf', size }) },
    hourlyLimiter: { consume: async () => undefined },
    sendings: { create: async (_: unknown, { by }: { by: string }) => by },
  };
  const pdf = { objectKey: 'place', name: 'note', make: async () => new Uint8Array() };
  return sendReports(
    {
      ...{
        child: { birthDate, contactEmail: null, mother: null, father: null, guardian: null },
        kinds: ['note'],
        to: ['a@example.com'],
        asLink: false,
        again: true,
        addressesConfirmed: true,
        changesAcknowledged: false,
        pdfOf: () => pdf,
      },
      ...{ message: null, language: 'en', script: 'simplified', content: {} },
      record: { ids: {}, caseId: 'case', reference: '' },
    },
    context as unknown as SendingContext,
  );
}

test('PDFs that are too large for an email are sent by a link, and a link needs the child’s birth date', async () => {
  expect(await sentBy(maxMailedPdfBytes, null)).toBe('attachment');
  expect(await sentBy(maxMailedPdfBytes + 1, '2017-03-14')).toBe('link');
  await expect(sentBy(maxMailedPdfBytes + 1, null)).rejects.toMatchObject({ code: 'report.no-birth-date' });
});
