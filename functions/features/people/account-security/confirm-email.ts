import { AppError } from '../../../../shared/core/errors.ts';
import { recipientOf } from '../../../../shared/core/mail/recipient.ts';
import type { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';

/** Changes the address in Cognito first. If a later step fails, the same link can repeat all steps. */
export const confirmEmail: AccountHandler<typeof accountSecurity.confirmEmail> = async (
  { token },
  { people, accountSecurity, userPool, mailsOf, requireSignedIn, now },
) => {
  const { token: caller, organization } = requireSignedIn();
  const { sub } = caller;
  const [pending, person] = await Promise.all([accountSecurity.pendingEmail(sub), people.get(sub)]);
  const isGood = pending?.tokenHash === hashSecret(token) && Date.parse(pending.until) > now();
  if (!pending || !isGood || !person) throw new AppError('link.unusable');
  const { email } = pending;
  await (await userPool()).changeEmail(sub, email);
  const mail = mailsOf(null).sendWrite({
    template: 'email-changed',
    ...recipientOf(person, organization),
    link: '/login',
  });
  return retryOnConflict(async () => {
    const current = await people.getWithRecords(sub);
    if (!current) throw new AppError('link.unusable');
    const changed = await people.updateWrites(current, { email });
    const writes = [accountSecurity.confirmEmailWrite(sub, pending), ...changed, mail];
    return accountSecurity.commit({ act: 'person.email-changed', record: sub }, writes, { email });
  });
};
