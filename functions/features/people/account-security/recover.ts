import { AppError } from '../../../../shared/core/errors.ts';
import { recipientOf } from '../../../../shared/core/mail/recipient.ts';
import type { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountContext, AccountHandler } from '../../../composition/context.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { wrongCodeError } from './account-security-store.ts';

/**
 * Turns off the authenticator with a recovery code. Removes the code first: after a crash the code is lost,
 * but no code works twice.
 */
export const recover: AccountHandler<typeof accountSecurity.recover> = async (
  { email, password, code },
  context,
) => {
  const { signInThrottle, network } = context;
  return signInThrottle.attempt(
    { email, network },
    async () => {
      const userPool = await context.userPool();
      const proof = await userPool.signIns.verify(email, password);
      if (proof === 'right') return undefined;
      const known = proof === 'second-factor' ? await userPool.find(email) : undefined;
      if (known && (await use(context, known.id, hashSecret(code)))) return known.id;
      throw proof === 'wrong' ? new AppError('sign-in.failed') : wrongCodeError();
    },
    async recovered => {
      if (recovered !== undefined) await (await context.userPool()).disableSecondFactor(recovered);
      return {};
    },
  );
};

/** Removes the code and notifies the person by email. Returns false for an invalid code. */
async function use(
  { people, accountSecurity, mailsOf }: AccountContext,
  sub: string,
  hash: string,
): Promise<boolean> {
  const [record, person] = await Promise.all([accountSecurity.recoveryCodes(sub), people.get(sub)]);
  if (!person || !record?.hashes.includes(hash)) return false;
  const mail = mailsOf(null).sendWrite({
    template: 'recovered',
    ...recipientOf(person),
    link: '/settings?tab=account',
  });
  const act = { act: 'person.recovered', record: sub };
  return accountSecurity.commit(act, [accountSecurity.useCodeWrite(sub, record, hash), mail], true, sub);
}
