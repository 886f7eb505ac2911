import { AppError } from '../../../../shared/core/errors.ts';
import type { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountContext, AccountHandler } from '../../../composition/context.ts';
import { completePasswordChange } from '../account/complete-password-change.ts';
import { validateNewPassword } from './validate-new-password.ts';

/** Password rules are revealed only after the temporary password is verified. */
export const choosePassword: AccountHandler<typeof accountSecurity.choosePassword> = async (
  { email, password, newPassword },
  context,
) => {
  const { network, signInThrottle } = context;
  return signInThrottle.attempt(
    { email, network },
    () => verifyTemporaryPassword(context, email, password),
    async () => {
      const userPool = await context.userPool();
      const known = await userPool.find(email);
      if (!known) throw new AppError('sign-in.failed');
      await validateNewPassword(context, known.id, newPassword);
      await userPool.passwords.set(known.id, newPassword);
      await completePasswordChange(context, known.id);
      return {};
    },
  );
};

async function verifyTemporaryPassword(
  { userPool }: AccountContext,
  email: string,
  password: string,
): Promise<void> {
  const { signIns } = await userPool();
  const found = await signIns.signIn(email, password).catch((error: unknown) => error);
  const code = found instanceof AppError ? found.code : undefined;
  if (code === 'sign-in.new-password-needed') return;
  throw found instanceof Error && code !== 'sign-in.second-factor-needed'
    ? found
    : new AppError('sign-in.failed');
}
