import { canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { files } from '../../../../shared/features/operations/files/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

/**
 * A file of a case is visible to everybody who may see the case. Another file is visible only to its
 * uploader; others get links with the records that contain it.
 */
export const getFile: Handler<typeof files.getFile> = async (
  _,
  { records: { file }, actor, scope, cases, files },
) => {
  if (file.status === 'waiting') throw new AppError('record.missing');
  if (file.caseId !== null) {
    const record = await cases.get(file.caseId);
    if (!record || !canSeeCase({ id: actor.id, scope, role: actor.role }, record))
      throw new AppError('record.missing');
  }
  return files.withLink(file);
};
