import { AppError } from '../../../../shared/core/errors.ts';
import type { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { needsTermsAcceptance } from '../../../../shared/features/organizations/organizations/terms.schema.ts';
import { missingRegistrationSteps } from '../../../../shared/features/people/profile/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { requireLive } from './live-invitation.ts';

/** Idempotent. The person guards what the membership copies of them. */
export const acceptInvitationHandler: AccountHandler<typeof invitations.acceptInvitation> = async (
  { token },
  context,
) => {
  const { sub, superadmin } = context.requireToken();
  const found = await context.invitationLinks.find(token);
  if (found?.member.id !== sub) throw new AppError('invitation.unusable');
  const answer = { organizationSlug: found.organization.slug };
  if (found.isUsed) return answer;
  const { organization, member } = requireLive(found, context.now());
  if (superadmin) throw new AppError('member.not-invitable');
  const owes = needsTermsAcceptance(organization, member);
  return retryOnConflict(async () => {
    const known = await context.people.getWithRecords(sub);
    if (!known) throw new AppError('invitation.unusable');
    const { person, certificates } = known;
    const finishedRegistration = missingRegistrationSteps(person, certificates.length, owes).length === 0;
    const begun = { finishedRegistration, acceptedTerms: member.acceptedTerms };
    const mirrors = await context.certificateGrants.mirrorWrites(sub, [organization.slug], certificates);
    const writes = [...mirrors, context.people.guardWrite(person)];
    await context.invitationsOf(organization, sub).join(member, person, begun, writes);
    return answer;
  });
};
