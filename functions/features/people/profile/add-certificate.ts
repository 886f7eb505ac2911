import { AppError } from '../../../../shared/core/errors.ts';
import type { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import type { CertificateRecord } from '../../../../shared/features/people/profile/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { maxCertificates } from './certificates-store.ts';
import { readOwnProfile, updateOwnProfile } from './update-own-profile.ts';

export const addCertificateHandler: AccountHandler<typeof profile.addCertificate> = async (
  { file, ...fields },
  context,
) => {
  const own = await readOwnProfile(context);
  const { id: sub } = own.person;
  if (own.certificates.length >= maxCertificates)
    throw new AppError('request.invalid', { fields: { title: 'validation.too_big' } });
  const record: CertificateRecord = {
    ...fields,
    id: newId('certificate', context.now()),
    fileId: file,
    status: 'waiting',
    reason: null,
    addedAt: new Date(context.now()).toISOString(),
  };
  const kept = context.filesOf(sub).attachWrite(file, { purpose: 'certificate', field: 'file' });
  const certificates = [...own.certificates, record];
  return updateOwnProfile(context, 'certificate.added', { ...own, certificates }, [
    kept,
    context.certificates.addWrite(sub, record),
  ]);
};
