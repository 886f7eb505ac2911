import type { account } from '../../shared/account/endpoints.ts';
import { AppError } from '../../shared/errors.ts';
import type { AccountHandler } from '../context.ts';

export const getOwnFileHandler: AccountHandler<typeof account.getOwnFile> = async (
  { fileId },
  { signedIn, filesOf },
) => {
  const files = filesOf(signedIn().token.sub);
  const file = await files.get(fileId);
  if (!file || file.status === 'waiting') throw new AppError('record.missing');
  return files.linked(file);
};
