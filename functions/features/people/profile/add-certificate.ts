import { AppError } from '../../../../shared/core/errors.ts';
import { wrongCertificateDates } from '../../../../shared/features/people/profile/certificate-dates.ts';
import type { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import type { CertificateRecord } from '../../../../shared/features/people/profile/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { throwFieldErrors } from '../../../platform/field-errors.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { maxCertificates } from './certificates-store.ts';
import { changeOwnProfile, todayOf } from './update-own-profile.ts';

export const addCertificate: AccountHandler<typeof profile.addCertificate> = async (
  { file, ...fields },
  context,
) => {
  const wrong = wrongCertificateDates(fields, todayOf(context));
  throwFieldErrors(wrong);
  const record: CertificateRecord = {
    ...fields,
    id: newId('certificate', context.now()),
    fileId: file,
    status: 'waiting',
    reason: null,
    addedAt: new Date(context.now()).toISOString(),
  };
  return changeOwnProfile(context, 'certificate.added', async ({ person, certificates }) => {
    if (certificates.length >= maxCertificates)
      throw new AppError('request.invalid', { fields: { title: 'validation.too_big' } });
    const kept = context.filesOf(person.id).attachWrite(file, { purpose: 'certificate', field: 'file' });
    return {
      certificates: [...certificates, record],
      writes: [kept, context.certificates.addWrite(person.id, record)],
    };
  });
};
