import type { deliveries } from '../../../../shared/features/operations/email-log/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { presentMail } from './present-mail.ts';

/** Whoever allows an address has written to it: the mail that came back says so. */
export const allowAddressHandler: AccountHandler<typeof deliveries.allowAddress> = async (
  { mailId },
  { signedIn, mailLogOf, people, unreached, now },
) => {
  const mail = await mailLogOf(signedIn().organization?.slug ?? null).get(mailId);
  const line = presentMail(mail, { names: new Map(), unreached: new Map(), now: now() });
  return people.commit({ act: 'mail.address-allowed', record: mailId }, [unreached.toAllow(mail.to)], line);
};
