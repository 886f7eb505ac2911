import { AppError } from '../../shared/errors.ts';
import type { AccountContext } from '../context.ts';

type Services = Pick<AccountContext, 'rate' | 'userPool' | 'network'>;

/**
 * Proves a password once more, for what a session that was left open shall not be enough for.
 * @returns whether a second factor would be asked for beside it
 * @throws rate.limited, request.invalid naming the field
 */
export async function provePassword(
  { rate, userPool, network }: Services,
  email: string,
  password: string,
): Promise<boolean> {
  await rate.check(email, network);
  const proof = await userPool.provePassword(email, password);
  if (proof !== 'wrong') return proof === 'second-factor';
  await rate.countFailure(email, network);
  throw new AppError('request.invalid', { fields: { password: 'validation.password_wrong' } });
}
