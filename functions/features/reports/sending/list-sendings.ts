import type { sending } from '../../../../shared/features/reports/sending/endpoints.ts';
import type { SendingRecord, SentReports } from '../../../../shared/features/reports/sending/schema.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';

/** Page size; the mails of a page are read in one batch. */
const perPage = 10;

export const listSendingsHandler: PdfHandler<typeof sending.listSendings> = async (
  { cursor = null },
  { loaded: { eyeReport }, sendings, mails },
) => {
  const { page, place } = readPageCursor(cursor);
  const { rows, next } = await sendings.listFor(eyeReport, perPage, place);
  const sent = await mails.getAll(rows.flatMap(row => row.mails));
  const statuses = new Map(sent.map(({ id, status }) => [id, status]));
  return cursorPage(
    rows.map(row => presentSending(row, statuses)),
    { page, perPage, next, total: null },
  );
};

/** Each address with the status of its mail; `to` and `mails` have the same order. */
function presentSending(
  { id, eyeReportId, kinds, language, script, content, message, by, sentAt, to, mails }: SendingRecord,
  statuses: Map<string, SentReports['to'][number]['status']>,
): SentReports {
  return {
    ...{ id, eyeReportId, kinds, language, script, content, message, by, sentAt },
    to: to.map((address, index) => ({ address, status: statuses.get(mails[index] ?? '') ?? 'sent' })),
  };
}
