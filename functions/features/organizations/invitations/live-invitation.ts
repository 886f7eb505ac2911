import { AppError } from '../../../../shared/core/errors.ts';
import { hasExpired } from '../../../../shared/features/organizations/members/record.ts';
import type { AccountContext } from '../../../composition/context.ts';

type Found = Awaited<ReturnType<AccountContext['invitationLinks']['find']>>;

/** Checks that an invitation exists and is still valid. @throws invitation.unusable, organization.archived */
export function requireLive(found: Found, now: number): NonNullable<Found> {
  const invitation = found?.member.invitation;
  if (!found || !invitation || hasExpired(invitation, now)) throw new AppError('invitation.unusable');
  if (found.organization.status === 'archived') throw new AppError('organization.archived');
  return found;
}

/** Finds the invitation of a link, which must still be valid. @throws as `requireLive` */
export async function findLiveInvitation(
  { invitationLinks, now }: Pick<AccountContext, 'invitationLinks' | 'now'>,
  token: string,
) {
  return requireLive(await invitationLinks.find(token), now());
}
