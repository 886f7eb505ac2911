import { AppError } from '../../../../shared/core/errors.ts';
import type { AccountContext } from '../../../composition/context.ts';
import type { Token } from '../../../platform/http/parse-token-claims.ts';

/**
 * Rejects platform administrators without a second factor, if the deployment requires one. If there is a
 * second factor, Cognito has already checked it.
 * @throws sign-in.second-factor-needed
 */
export async function requireSecondFactor(
  { userPool, superadminSecondFactor }: Pick<AccountContext, 'userPool' | 'superadminSecondFactor'>,
  { sub, superadmin }: Token,
): Promise<void> {
  if (!superadmin || !superadminSecondFactor) return;
  if (!(await (await userPool()).hasSecondFactor(sub))) throw new AppError('sign-in.second-factor-needed');
}
