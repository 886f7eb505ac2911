import { AppError } from '../../../../shared/core/errors.ts';
import type { security } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountContext, AccountHandler } from '../../../composition/context.ts';
import { refuseUnfit } from './refuse-unfit.ts';

/** Whose password it is comes out, and what it has to be like, once the one that was sent is proved. */
export const choosePasswordHandler: AccountHandler<typeof security.choosePassword> = async (
  { email, password, newPassword },
  context,
) => {
  const { security } = context;
  await proveSentPassword(context, email, password);
  const userPool = await context.userPool();
  const known = await userPool.find(email);
  if (!known) throw new AppError('sign-in.failed');
  await refuseUnfit(context, known.id, newPassword);
  await userPool.passwords.set(known.id, newPassword);
  return security.commit({ act: 'person.password-changed', record: known.id }, [], {}, known.id);
};

async function proveSentPassword(
  { rate, userPool, network }: AccountContext,
  email: string,
  password: string,
): Promise<void> {
  await rate.check(email, network);
  const { signIns } = await userPool();
  const found = await signIns.begin(email, password).catch((error: unknown) => error);
  const code = found instanceof AppError ? found.code : undefined;
  if (code === 'sign-in.new-password-needed') return;
  if (code === 'sign-in.failed') await rate.countFailure(email, network);
  throw found instanceof Error && code !== 'sign-in.second-factor-needed'
    ? found
    : new AppError('sign-in.failed');
}
