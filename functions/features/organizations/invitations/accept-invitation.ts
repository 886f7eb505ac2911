import { AppError } from '../../../../shared/core/errors.ts';
import type { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { missingRegistrationSteps } from '../../../../shared/features/people/profile/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { acceptedTermsWrites } from './accepted-terms.ts';
import { requireLive } from './live-invitation.ts';

/**
 * Accepts an invitation and the required terms. Idempotent. The membership contains copies of the person's
 * fields; the transaction checks that they have not changed.
 */
export const acceptInvitation: AccountHandler<typeof invitations.acceptInvitation> = async (
  { token, ...sent },
  context,
) => {
  const { sub, superadmin } = context.requireToken();
  const found = await context.invitationLinks.find(token);
  if (found?.member.id !== sub) throw new AppError('invitation.unusable');
  const answer = { organizationSlug: found.organization.slug };
  if (found.isUsed) return answer;
  const live = requireLive(found, context.now());
  const { organization, member } = live;
  if (superadmin) throw new AppError('member.not-invitable');
  return retryOnConflict(async () => {
    const [known, accepted] = await Promise.all([
      context.people.getWithRecords(sub),
      acceptedTermsWrites(context, live, sent),
    ]);
    if (!known) throw new AppError('invitation.unusable');
    const { person, certificates } = known;
    const finishedRegistration = missingRegistrationSteps(person, certificates.length, false).length === 0;
    const progress = { finishedRegistration, acceptedTerms: accepted.version };
    const mirrors = await context.certificateGrants.mirrorWrites(sub, [organization.slug], certificates);
    const writes = [...mirrors, context.people.guardWrite(person), ...accepted.writes];
    await context.invitationsOf(organization, sub).join(member, person, progress, writes);
    return answer;
  });
};
