import { AppError } from '../../shared/errors.ts';
import type { profile } from '../../shared/profile/endpoints.ts';
import type { AccountHandler } from '../context.ts';
import { changeOwn, readOwn } from './change-own.ts';

export const removeCertificateHandler: AccountHandler<typeof profile.removeCertificate> = async (
  { certificateId },
  context,
) => {
  const own = await readOwn(context);
  const certificates = own.certificates.filter(({ id }) => id !== certificateId);
  if (certificates.length === own.certificates.length) throw new AppError('record.missing');
  const places = await context.people.listMemberships(own.person.id);
  const mirrors = await context.certified.toMirror(
    own.person.id,
    places.map(({ id }) => id),
    certificates,
  );
  return changeOwn(context, 'certificate.removed', { ...own, certificates }, [
    context.certificates.toRemove(own.person.id, certificateId),
    ...mirrors,
  ]);
};
