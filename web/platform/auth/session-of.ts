import type { CurrentUser, SignedIn } from '../../../shared/features/people/account/schema.ts';

/** Who is signed in, as an opened organisation tells it. */
export function toSession({ user, organization, organizationUser, modules, token }: SignedIn): CurrentUser {
  return { ...user, organization, organizationUser, modules, sessionExpiresAt: token.sessionExpiresAt };
}
