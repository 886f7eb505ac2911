import { AppError } from '../../../../shared/core/errors.ts';
import type { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const completeOwnUpload: AccountHandler<typeof account.completeOwnUpload> = async (
  { fileId },
  { requireSignedIn, filesOf, sanitize },
) => {
  const files = filesOf(requireSignedIn().token.sub);
  const file = await files.get(fileId);
  if (!file) throw new AppError('record.missing');
  return files.complete(file, sanitize);
};
