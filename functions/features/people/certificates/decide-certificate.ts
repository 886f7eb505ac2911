import type { InputOf } from '../../../../shared/core/endpoint.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { recipientOf } from '../../../../shared/core/mail/recipient.ts';
import type { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import type { CertificateRecord } from '../../../../shared/features/people/profile/schema.ts';
import type { AccountContext, AccountHandler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';

/** Takes effect on the next request, in all of the person's organisations. They are notified there and by mail. */
export const decideCertificateHandler: AccountHandler<typeof certificates.decideCertificate> = async (
  decision,
  context,
) => {
  if (!decision.isVerified && !decision.reason)
    throw new AppError('request.invalid', { fields: { reason: 'validation.required' } });
  return retryOnConflict(() => decide(decision, context));
};

type Decision = InputOf<typeof certificates.decideCertificate>;

/** The person is read first, and guards what module access is derived from. @throws ConflictError */
async function decide(
  { personId, certificateId, isVerified, reason }: Decision,
  { certificates, certificateGrants, people, mailsOf }: AccountContext,
): Promise<CertificateRecord> {
  const person = await people.get(personId);
  const [own, places] = await Promise.all([certificates.list(personId), people.listMemberships(personId)]);
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
  const there = people.auditWritesForActive(places, {
    act: isVerified ? 'member.certificate-verified' : 'member.certificate-rejected',
    record: `${personId}#${certificateId}`,
  });
  const writes = [
    certificates.decideWrite(personId, decided),
    people.guardWrite(person),
    ...mirrors,
    ...there,
    mail,
  ];
  return people.commit({ act, record: personId }, writes, decided);
}
