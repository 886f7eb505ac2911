import { AppError } from '../../../../shared/core/errors.ts';
import type { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const getOwnFile: AccountHandler<typeof account.getOwnFile> = async (
  { fileId },
  { requireSignedIn, filesOf },
) => {
  const files = filesOf(requireSignedIn().token.sub);
  const file = await files.get(fileId);
  if (!file || file.status === 'waiting') throw new AppError('record.missing');
  return files.withLink(file);
};
