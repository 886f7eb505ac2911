import { MemberId } from '../../../../shared/core/ids.ts';
import type { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { presentMail } from './present-mail.ts';

/** Superadmins see only the platform's own mails. */
export const searchMailsHandler: AccountHandler<typeof emailLog.searchMails> = async (
  { cursor, ...wanted },
  { requireSignedIn, mailLogOf, people, undeliverable, now },
) => {
  const { page, place } = readPageCursor(cursor);
  const log = mailLogOf(requireSignedIn().organization?.slug ?? null);
  const { mails, next } = await log.search(wanted, place);
  const senders = mails.map(({ by }) => by).filter(by => MemberId.safeParse(by).success);
  const [names, lost] = await Promise.all([
    people.namesOf(senders),
    undeliverable.reasonsFor(mails.map(({ to }) => to)),
  ]);
  const known = { names, undeliverable: lost, now: now() };
  const rows = mails
    .map(mail => presentMail(mail, known))
    .filter(({ canAllow }) => canAllow || wanted.state !== 'returned');
  return cursorPage(rows, { page, perPage: rows.length, next, total: null });
};
