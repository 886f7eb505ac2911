import type { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { presentMail } from './present-mail.ts';

/** If the email's address is still blocked, the email is not sent. */
export const retryMail: AccountHandler<typeof emailLog.retryMail> = async (
  { mailId },
  { requireSignedIn, mailLogOf, people, now },
) => {
  const log = mailLogOf(requireSignedIn().organization?.slug ?? null);
  const mail = await log.get(mailId);
  const { retried, writes } = log.retryWrites(mail);
  const line = presentMail(retried, { names: new Map(), undeliverable: new Map(), now: now() });
  return people.commit({ act: 'mail.retried', record: mailId }, writes, line);
};
