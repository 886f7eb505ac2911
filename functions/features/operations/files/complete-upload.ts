import { AppError } from '../../../../shared/core/errors.ts';
import type { files } from '../../../../shared/features/operations/files/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

/** Only the person who started an upload can complete it. */
export const completeUpload: Handler<typeof files.completeUpload> = async (
  _,
  { records: { file }, actor, files, sanitize },
) => {
  if (file.by !== actor.id) throw new AppError('record.missing');
  return files.complete(file, sanitize);
};
