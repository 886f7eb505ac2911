import { AppError } from '../../../../shared/core/errors.ts';
import type { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const getCertificateFile: AccountHandler<typeof certificates.getCertificateFile> = async (
  { personId, certificateId },
  { certificates, filesOf },
) => {
  const { fileId } = await certificates.get(personId, certificateId);
  const files = filesOf(personId);
  const file = await files.get(fileId);
  if (!file) throw new AppError('record.missing');
  return files.withLink(file);
};
