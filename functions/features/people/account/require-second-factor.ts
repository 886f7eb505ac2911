import { AppError } from '../../../../shared/core/errors.ts';
import type { AccountContext } from '../../../composition/context.ts';
import type { Token } from '../../../platform/http/parse-token-claims.ts';

/**
 * Keeps superadmins who have set up no second factor out of the platform, where the deployment says so.
 * Who has one was asked for it by Cognito already.
 * @throws sign-in.second-factor-needed
 */
export async function requireSecondFactor(
  { userPool, superadminSecondFactor }: Pick<AccountContext, 'userPool' | 'superadminSecondFactor'>,
  { sub, superadmin }: Token,
): Promise<void> {
  if (!superadmin || !superadminSecondFactor) return;
  if (!(await (await userPool()).hasSecondFactor(sub))) throw new AppError('sign-in.second-factor-needed');
}
