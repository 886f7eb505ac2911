import { AppError } from '../../shared/errors.ts';
import type { AccountContext } from '../context.ts';

/** @throws request.invalid when one of the person's organisations asks for a longer password */
export async function refuseShort(
  { people }: Pick<AccountContext, 'people'>,
  sub: string,
  newPassword: string,
): Promise<void> {
  if (newPassword.length < (await people.passwordLengthOf(sub)))
    throw new AppError('request.invalid', { fields: { newPassword: 'validation.password_short' } });
}
