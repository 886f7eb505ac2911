import { AppError } from '../../shared/errors.ts';
import type { files } from '../../shared/files/endpoints.ts';
import { purposeOf } from '../../shared/files/purposes.ts';
import type { Handler } from '../context.ts';

export const startUploadHandler: Handler<typeof files.startUpload> = async (announced, { actor, files }) => {
  if (!purposeOf(announced.purpose).roles.includes(actor.role)) throw new AppError('permission.denied');
  return files.start(announced);
};
