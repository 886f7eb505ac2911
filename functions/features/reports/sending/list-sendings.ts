import type * as z from 'zod';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import type { SendingContext } from './sending-context.ts';
import type { SentRecord } from './sent-record.ts';

/** Sendings (mailings of reports) per page. One batch reads all emails of a page. */
const perPage = 10;

/**
 * Lists the sendings (mailings) of a record's reports, newest first. Each address has the status of its email
 * and link.
 * @param schema of a sending in lists, made by `sentReportsOf`
 */
export async function listSendings<Sent>(
  schema: z.ZodType<Sent>,
  record: SentRecord,
  cursor: string | null,
  { sendings, mails }: Pick<SendingContext, 'sendings' | 'mails'>,
) {
  const { page, place } = readPageCursor(cursor);
  const { rows, next } = await sendings.listFor(record, perPage, place);
  const [sent, links] = await Promise.all([
    mails.getAll(rows.flatMap(row => row.mails)),
    sendings.linksOf(rows),
  ]);
  const statuses = new Map(sent.map(({ id, status }) => [id, status]));
  return cursorPage(
    rows.map(row =>
      schema.parse({
        ...row,
        to: row.to.map((address, index) => ({
          address,
          status: statuses.get(row.mails[index] ?? '') ?? 'sent',
          link: links.get(row.links[index] ?? ''),
        })),
      }),
    ),
    { page, perPage, next, total: null },
  );
}
