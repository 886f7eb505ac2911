import type { account } from '../../shared/account/endpoints.ts';
import { AppError } from '../../shared/errors.ts';
import { purposeOf } from '../../shared/files/purposes.ts';
import type { AccountHandler } from '../context.ts';

export const startOwnUploadHandler: AccountHandler<typeof account.startOwnUpload> = async (
  announced,
  { signedIn, filesOf },
) => {
  const { token, member } = signedIn();
  const role = member?.role ?? 'superadmin';
  if (!purposeOf(announced.purpose).roles.includes(role)) throw new AppError('permission.denied');
  return filesOf(token.sub).start(announced);
};
