import type { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { presentMail } from './present-mail.ts';

/**
 * Allows emails to a blocked address again, if the caller's organisation has sent an email to this address.
 * @throws mail.unwanted if the recipient complained about emails
 */
export const allowAddress: AccountHandler<typeof emailLog.allowAddress> = async (
  { mailId },
  { requireSignedIn, mailLogOf, people, undeliverable, now },
) => {
  const mail = await mailLogOf(requireSignedIn().organization?.slug ?? null).get(mailId);
  const line = presentMail(mail, { names: new Map(), undeliverable: new Map(), now: now() });
  return people.commit(
    { act: 'mail.address-allowed', record: mailId },
    [undeliverable.allowWrite(mail.to)],
    line,
  );
};
