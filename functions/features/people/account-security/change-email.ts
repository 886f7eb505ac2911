import { randomBytes } from 'node:crypto';
import { AppError } from '../../../../shared/core/errors.ts';
import { changedEmails } from '../../../../shared/core/limits.ts';
import { readerOf } from '../../../../shared/core/mail/reader.ts';
import type { security } from '../../../../shared/features/people/account-security/endpoints.ts';
import { emailLinkHours } from '../../../../shared/features/people/account-security/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { provePassword } from './prove-password.ts';
import { hashOf } from '../../../platform/storage/hash-of.ts';

const hourMs = 3_600_000;
const tokenBytes = 32;

/** Answers alike for an address that somebody else has, to whom nothing is sent. */
export const changeEmailHandler: AccountHandler<typeof security.changeEmail> = async (
  { email, password },
  context,
) => {
  const { people, rates, security, userPool, mailsOf, now } = context;
  const { token: caller, organization } = context.signedIn();
  const { sub } = caller;
  await rates.take('email-change', sub, changedEmails);
  const person = await people.get(sub);
  if (!person) throw new AppError('record.missing');
  await provePassword(context, person.email, password);
  if (email.toLowerCase() === person.email.toLowerCase())
    throw new AppError('request.invalid', { fields: { email: 'validation.email_same' } });
  const token = randomBytes(tokenBytes).toString('base64url');
  const until = new Date(now() + emailLinkHours * hourMs).toISOString();
  const isTaken = (await (await userPool()).find(email)) !== undefined;
  const mail = mailsOf(null).toSend({
    template: 'email-change',
    ...readerOf({ ...person, email }, organization),
    link: `/settings?tab=account&email=${token}`,
  });
  const writes = [
    security.toAwait(sub, { email, tokenHash: hashOf(token), until }),
    ...(isTaken ? [] : [mail]),
  ];
  return security.commit({ act: 'person.email-asked', record: sub }, writes, {});
};
