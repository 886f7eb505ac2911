import { AppError } from '../../../../shared/core/errors.ts';
import { recipientOf } from '../../../../shared/core/mail/recipient.ts';
import type { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import type { CertificateRecord } from '../../../../shared/features/people/profile/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/** Takes effect on the next request, in all of the person's organisations. They are notified there and by mail. */
export const decideCertificateHandler: AccountHandler<typeof certificates.decideCertificate> = async (
  { personId, certificateId, isVerified, reason },
  { certificates, certificateGrants, people, mailsOf },
) => {
  if (!isVerified && !reason)
    throw new AppError('request.invalid', { fields: { reason: 'validation.required' } });
  const [own, person, places] = await Promise.all([
    certificates.list(personId),
    people.get(personId),
    people.listJoined(personId),
  ]);
  const before = own.find(({ id }) => id === certificateId);
  if (!before || !person) throw new AppError('record.missing');
  const decided: CertificateRecord = {
    ...before,
    status: isVerified ? 'verified' : 'rejected',
    reason: isVerified ? null : reason,
  };
  const after = own.map(one => (one === before ? decided : one));
  const mail = mailsOf(null).sendWrite({
    template: isVerified ? 'certificate-verified' : 'certificate-rejected',
    ...recipientOf(person),
    values: { title: before.title, reason: reason ?? '' },
    link: '/settings?tab=certificates',
  });
  const mirrors = await certificateGrants.mirrorWrites(
    personId,
    places.map(({ id }) => id),
    after,
  );
  const act = isVerified ? 'certificate.verified' : 'certificate.rejected';
  const there = await people.auditWritesForActiveMemberships(personId, {
    act: isVerified ? 'member.certificate-verified' : 'member.certificate-rejected',
    record: `${personId}#${certificateId}`,
  });
  const writes = [certificates.decideWrite(personId, decided), ...mirrors, ...there, mail];
  return people.commit({ act, record: personId }, writes, decided);
};
