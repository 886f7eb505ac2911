import { randomBytes } from 'node:crypto';
import { hourMs } from '../../../../shared/core/dates/durations.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { emailChangeMailsPerHour, emailChangesPerHour } from '../../../../shared/core/limits.ts';
import { recipientOf } from '../../../../shared/core/mail/recipient.ts';
import type { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { emailLinkHours } from '../../../../shared/features/people/account-security/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { verifyPassword } from './verify-password.ts';

const tokenBytes = 32;

/** If the new address is taken, or was sent too many emails, sends no email but responds in the same way. */
export const changeEmail: AccountHandler<typeof accountSecurity.changeEmail> = async (
  { email, password },
  context,
) => {
  const { people, hourlyLimiter, accountSecurity, userPool, mailsOf, now } = context;
  const { token: caller, organization } = context.requireSignedIn();
  const { sub } = caller;
  await hourlyLimiter.consume('email-change', sub, emailChangesPerHour);
  const person = await people.get(sub);
  if (!person) throw new AppError('record.missing');
  await verifyPassword(context, person.email, password);
  if (email.toLowerCase() === person.email.toLowerCase())
    throw new AppError('request.invalid', { fields: { email: 'validation.email_same' } });
  const token = randomBytes(tokenBytes).toString('base64url');
  const until = new Date(now() + emailLinkHours * hourMs).toISOString();
  const [known, isWithinLimit] = await Promise.all([
    userPool().then(pool => pool.find(email)),
    hourlyLimiter.tryConsume('email-change-to', email, emailChangeMailsPerHour),
  ]);
  const isSent = known === undefined && isWithinLimit;
  const mail = mailsOf(null).sendWrite({
    template: 'email-change',
    ...recipientOf({ ...person, email }, organization),
    link: `/settings?tab=account&email=${token}`,
  });
  const writes = [
    accountSecurity.pendingEmailWrite(sub, { email, tokenHash: hashSecret(token), until }),
    ...(isSent ? [mail] : []),
  ];
  return accountSecurity.commit({ act: 'person.email-asked', record: sub }, writes, {});
};
