import type { InputOf } from '../../../../shared/core/endpoint.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { recipientOf } from '../../../../shared/core/mail/recipient.ts';
import type { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import type { CertificateRecord } from '../../../../shared/features/people/profile/schema.ts';
import type { AccountContext, AccountHandler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';

/**
 * Decides whether a certificate is valid. The decision applies from the person's next request, in all their
 * organisations. The person gets an email, and a notification in each organisation.
 */
export const decideCertificate: AccountHandler<typeof certificates.decideCertificate> = async (
  decision,
  context,
) => {
  if (!decision.isVerified && !decision.reason)
    throw new AppError('request.invalid', { fields: { reason: 'validation.required' } });
  return retryOnConflict(() => decide(decision, context));
};

type Decision = InputOf<typeof certificates.decideCertificate>;

/**
 * Fails if the person has changed, because module access depends on all certificates together.
 * @throws ConflictError
 */
async function decide(
  { personId, certificateId, isVerified, reason }: Decision,
  { certificates, certificateGrants, people, mailsOf }: AccountContext,
): Promise<CertificateRecord> {
  const known = await people.getWithRecords(personId);
  const before = known?.certificates.find(({ id }) => id === certificateId);
  if (!known || !before) throw new AppError('record.missing');
  const { person, memberships } = known;
  const decided: CertificateRecord = {
    ...before,
    status: isVerified ? 'verified' : 'rejected',
    reason: isVerified ? null : reason,
  };
  const after = known.certificates.map(certificate => (certificate === before ? decided : certificate));
  const mail = mailsOf(null).sendWrite({
    template: isVerified ? 'certificate-verified' : 'certificate-rejected',
    ...recipientOf(person),
    values: { title: before.title, reason: reason ?? '' },
    link: '/settings?tab=certificates',
  });
  const mirrors = await certificateGrants.mirrorWrites(
    personId,
    memberships.map(({ id }) => id),
    after,
  );
  const act = isVerified ? 'certificate.verified' : 'certificate.rejected';
  const auditWrites = people.auditWritesForActive(memberships, {
    act: isVerified ? 'member.certificate-verified' : 'member.certificate-rejected',
    record: `${personId}#${certificateId}`,
  });
  const writes = [
    certificates.decideWrite(personId, decided),
    people.guardWrite(person),
    ...mirrors,
    ...auditWrites,
    mail,
  ];
  return people.commit({ act, record: personId }, writes, decided);
}
