import { AppError } from '../../../../shared/core/errors.ts';
import { owesTerms } from '../../../../shared/features/consent/terms/schema.ts';
import type { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { missingOf } from '../../../../shared/features/people/profile/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { live } from './live-invitation.ts';

/** Sent again after it succeeded, it changes nothing. */
export const acceptInvitationHandler: AccountHandler<typeof invitations.acceptInvitation> = async (
  { token },
  context,
) => {
  const { sub } = context.bearerToken();
  const found = await context.links.find(token);
  if (found?.member.id !== sub) throw new AppError('invitation.unusable');
  const answer = { organizationSlug: found.organization.slug };
  if (found.isUsed) return answer;
  const { organization, member } = live(found, context.now());
  const [person, certificates] = await Promise.all([context.people.get(sub), context.certificates.list(sub)]);
  if (!person) throw new AppError('invitation.unusable');
  const owes = owesTerms(organization, member);
  const finishedRegistration = missingOf(person, certificates.length, owes).length === 0;
  const begun = { finishedRegistration, acceptedTerms: member.acceptedTerms };
  const mirrors = await context.certified.toMirror(sub, [organization.slug], certificates);
  await context.invitationsOf(organization, sub).join(member, person, begun, mirrors);
  return answer;
};
