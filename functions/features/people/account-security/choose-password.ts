import { AppError } from '../../../../shared/core/errors.ts';
import type { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountContext, AccountHandler } from '../../../composition/context.ts';
import { validateNewPassword } from './validate-new-password.ts';

/** Password rules are revealed only after the temporary password is verified. */
export const choosePasswordHandler: AccountHandler<typeof accountSecurity.choosePassword> = async (
  { email, password, newPassword },
  context,
) => {
  const { accountSecurity } = context;
  await verifyTemporaryPassword(context, email, password);
  const userPool = await context.userPool();
  const known = await userPool.find(email);
  if (!known) throw new AppError('sign-in.failed');
  await validateNewPassword(context, known.id, newPassword);
  await userPool.passwords.set(known.id, newPassword);
  return accountSecurity.commit({ act: 'person.password-changed', record: known.id }, [], {}, known.id);
};

async function verifyTemporaryPassword(
  { signInThrottle, userPool, network }: AccountContext,
  email: string,
  password: string,
): Promise<void> {
  await signInThrottle.check(email, network);
  const { signIns } = await userPool();
  const found = await signIns.signIn(email, password).catch((error: unknown) => error);
  const code = found instanceof AppError ? found.code : undefined;
  if (code === 'sign-in.new-password-needed') return;
  if (code === 'sign-in.failed') await signInThrottle.countFailure(email, network);
  throw found instanceof Error && code !== 'sign-in.second-factor-needed'
    ? found
    : new AppError('sign-in.failed');
}
