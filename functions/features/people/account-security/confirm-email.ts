import { AppError } from '../../../../shared/core/errors.ts';
import { readerOf } from '../../../../shared/core/mail/reader.ts';
import type { security } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { hashOf } from '../../../platform/storage/hash-of.ts';

/** The user pool first: what follows can be asked for again by the same link until it is done. */
export const confirmEmailHandler: AccountHandler<typeof security.confirmEmail> = async (
  { token },
  { people, security, userPool, mailsOf, signedIn, now },
) => {
  const { token: caller, organization } = signedIn();
  const { sub } = caller;
  const [pending, person] = await Promise.all([security.pendingEmail(sub), people.get(sub)]);
  const isGood = pending?.tokenHash === hashOf(token) && Date.parse(pending.until) > now();
  if (!pending || !isGood || !person) throw new AppError('link.unusable');
  const { email } = pending;
  await (await userPool()).changeEmail(sub, email);
  const changed = await people.toChange({ ...person, email });
  const told = mailsOf(null).toSend({
    template: 'email-changed',
    ...readerOf(person, organization),
    link: '/login',
  });
  const writes = [security.toSettle(sub, pending), ...changed, told];
  return security.commit({ act: 'person.email-changed', record: sub }, writes, { email });
};
