import type { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const getSecondFactor: AccountHandler<typeof accountSecurity.getSecondFactor> = async (
  _,
  { userPool, requireSignedIn },
) => ({ isOn: await (await userPool()).hasSecondFactor(requireSignedIn().token.sub) });
