import type { security } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const countRecoveryCodesHandler: AccountHandler<typeof security.countRecoveryCodes> = async (
  _,
  { security, signedIn },
) => ({ left: (await security.recoveryCodes(signedIn().token.sub))?.hashes.length ?? 0 });
