import { MemberId } from '../../../../shared/core/ids.ts';
import type { MailRecord } from '../../../../shared/core/mail/record.ts';
import type { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import { hasReportLink, type MailLine } from '../../../../shared/features/operations/email-log/schema.ts';
import { SendingId } from '../../../../shared/features/reports/sending/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { presentMail } from './present-mail.ts';

/**
 * Lists emails; platform administrators see only the platform's own emails. Leaves out the id of the reports
 * that an email sends, because it contains a case id, and the case is hidden from some admins.
 */
export const searchMails: AccountHandler<typeof emailLog.searchMails> = async (
  { cursor, ...filters },
  { requireSignedIn, mailLogOf, people, undeliverable, now },
) => {
  const { page, place } = readPageCursor(cursor);
  const { organization, member } = requireSignedIn();
  const log = mailLogOf(organization?.slug ?? null);
  const { mails, next } = await log.search(filters, place);
  const senders = mails.map(({ by }) => by).filter(by => MemberId.safeParse(by).success);
  const [names, lost] = await Promise.all([
    people.namesOf(senders),
    undeliverable.reasonsFor(mails.map(({ to }) => to)),
  ]);
  const known = { names, undeliverable: lost, now: now() };
  const rows = mails
    .map(mail => ({ ...presentMail(mail, known), ...(member?.visibility === 'all' && linkOf(mail, now())) }))
    .filter(({ canAllow }) => canAllow || filters.state !== 'returned');
  return cursorPage(rows, { page, perPage: rows.length, next, total: null });
};

const linkOf = (mail: MailRecord, now: number): Pick<MailLine, 'sending'> => ({
  sending: hasReportLink(mail, now) ? SendingId.safeParse(mail.sending).data : undefined,
});
