import { AppError } from '../../../../shared/core/errors.ts';
import { purposeOf } from '../../../../shared/core/file-purposes.ts';
import type { files } from '../../../../shared/features/operations/files/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

export const startUpload: Handler<typeof files.startUpload> = async (announced, { actor, files }) => {
  if (!purposeOf(announced.purpose).roles.includes(actor.role)) throw new AppError('permission.denied');
  return files.start(announced);
};
