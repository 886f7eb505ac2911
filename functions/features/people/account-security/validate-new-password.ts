import { AppError } from '../../../../shared/core/errors.ts';
import { type PasswordFault, passwordFault } from '../../../../shared/core/password.ts';
import type { AccountContext } from '../../../composition/context.ts';

/**
 * @throws request.invalid if the password is too short for one of the person's organisations, or contains
 * words such as the person's name
 */
export async function validateNewPassword(
  { people }: Pick<AccountContext, 'people'>,
  sub: string,
  newPassword: string,
): Promise<void> {
  const fault: PasswordFault | null = passwordFault(newPassword, await people.passwordRulesOf(sub));
  if (fault)
    throw new AppError('request.invalid', { fields: { newPassword: `validation.password_${fault}` } });
}
