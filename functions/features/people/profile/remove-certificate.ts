import { AppError } from '../../../../shared/core/errors.ts';
import type { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { changeOwnProfile } from './update-own-profile.ts';

export const removeCertificate: AccountHandler<typeof profile.removeCertificate> = (
  { certificateId },
  context,
) =>
  changeOwnProfile(context, 'certificate.removed', async own => {
    const sub = own.person.id;
    const removed = own.certificates.find(({ id }) => id === certificateId);
    if (!removed) throw new AppError('record.missing');
    const certificates = own.certificates.filter(certificate => certificate !== removed);
    const mirrors = await context.certificateGrants.mirrorWrites(
      sub,
      own.memberships.map(({ id }) => id),
      certificates,
    );
    return {
      certificates,
      writes: [context.certificates.removeWrite(sub, certificateId), ...mirrors],
      releasedFiles: [{ purpose: 'certificate' as const, id: removed.fileId }],
    };
  });
