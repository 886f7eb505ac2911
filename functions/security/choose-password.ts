import { AppError } from '../../shared/errors.ts';
import type { security } from '../../shared/security/endpoints.ts';
import type { AccountContext, AccountHandler } from '../context.ts';
import { refuseShort } from './refuse-short.ts';

/** Whose password it is comes out, and what it has to be like, once the one that was sent is proved. */
export const choosePasswordHandler: AccountHandler<typeof security.choosePassword> = async (
  { email, password, newPassword },
  context,
) => {
  const { userPool, security } = context;
  await proveSentPassword(context, email, password);
  const known = await userPool.find(email);
  if (!known) throw new AppError('sign-in.failed');
  await refuseShort(context, known.id, newPassword);
  await userPool.setPassword(known.id, newPassword);
  return security.commit({ act: 'person.password-changed', record: known.id }, [], {}, known.id);
};

async function proveSentPassword(
  { rate, userPool, network }: AccountContext,
  email: string,
  password: string,
): Promise<void> {
  await rate.check(email, network);
  try {
    if (await userPool.isSentPassword(email, password)) return;
  } catch (error) {
    if (error instanceof AppError && error.code === 'sign-in.failed') await rate.countFailure(email, network);
    throw error;
  }
  throw new AppError('sign-in.failed');
}
