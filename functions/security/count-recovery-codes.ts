import type { security } from '../../shared/security/endpoints.ts';
import type { AccountHandler } from '../context.ts';

export const countRecoveryCodesHandler: AccountHandler<typeof security.countRecoveryCodes> = async (
  _,
  { security, signedIn },
) => ({ left: (await security.recoveryCodes(signedIn().token.sub))?.hashes.length ?? 0 });
