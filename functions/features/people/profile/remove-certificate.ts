import { AppError } from '../../../../shared/core/errors.ts';
import type { profile } from '../../../../shared/features/people/profile/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { readOwnProfile, updateOwnProfile } from './update-own-profile.ts';

export const removeCertificateHandler: AccountHandler<typeof profile.removeCertificate> = async (
  { certificateId },
  context,
) => {
  const own = await readOwnProfile(context);
  const removed = own.certificates.find(({ id }) => id === certificateId);
  if (!removed) throw new AppError('record.missing');
  const certificates = own.certificates.filter(certificate => certificate !== removed);
  const places = await context.people.listJoined(own.person.id);
  const mirrors = await context.certificateGrants.mirrorWrites(
    own.person.id,
    places.map(({ id }) => id),
    certificates,
  );
  const writes = [context.certificates.removeWrite(own.person.id, certificateId), ...mirrors];
  const letGo = [{ purpose: 'certificate' as const, id: removed.fileId }];
  return updateOwnProfile(context, 'certificate.removed', { ...own, certificates }, writes, letGo);
};
