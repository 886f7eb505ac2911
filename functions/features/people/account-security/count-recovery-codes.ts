import type { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const countRecoveryCodes: AccountHandler<typeof accountSecurity.countRecoveryCodes> = async (
  _,
  { accountSecurity, requireSignedIn },
) => ({ left: (await accountSecurity.recoveryCodes(requireSignedIn().token.sub))?.hashes.length ?? 0 });
