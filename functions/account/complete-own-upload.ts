import type { account } from '../../shared/account/endpoints.ts';
import { AppError } from '../../shared/errors.ts';
import type { AccountHandler } from '../context.ts';

export const completeOwnUploadHandler: AccountHandler<typeof account.completeOwnUpload> = async (
  { fileId },
  { signedIn, filesOf },
) => {
  const files = filesOf(signedIn().token.sub);
  const file = await files.get(fileId);
  if (!file) throw new AppError('record.missing');
  return files.complete(file);
};
