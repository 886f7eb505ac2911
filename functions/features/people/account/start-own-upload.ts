import { AppError } from '../../../../shared/core/errors.ts';
import { purposeOf } from '../../../../shared/core/file-purposes.ts';
import type { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const startOwnUpload: AccountHandler<typeof account.startOwnUpload> = async (
  announced,
  { requireSignedIn, filesOf },
) => {
  const { token, member } = requireSignedIn();
  const role = member?.role ?? 'superadmin';
  if (!purposeOf(announced.purpose).roles.includes(role)) throw new AppError('permission.denied');
  return filesOf(token.sub).start(announced);
};
