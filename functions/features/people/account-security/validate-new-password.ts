import { AppError } from '../../../../shared/core/errors.ts';
import { type PasswordFault, passwordFault } from '../../../../shared/core/password.ts';
import type { AccountContext } from '../../../composition/context.ts';

/**
 * Checks a new password.
 * @throws request.invalid if the password is too short for the person's organisations, or contains words such
 * as the name of the person
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
