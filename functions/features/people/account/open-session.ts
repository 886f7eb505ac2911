import { AppError } from '../../../../shared/core/errors.ts';
import { sessionSeconds } from '../../../../shared/core/limits.ts';
import { presentMember } from '../../../../shared/features/organizations/members/record.ts';
import { moduleStates } from '../../../../shared/features/organizations/module-access/schema.ts';
import {
  presentOrganization,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';
import type { SessionRecord } from '../../../../shared/features/people/account/record.ts';
import type { SignedIn, User } from '../../../../shared/features/people/account/schema.ts';
import type { AccountContext } from '../../../composition/context.ts';
import {
  assertSessionActive,
  assertSignInStands,
  requireActiveMember,
} from '../../../platform/http/authorize.ts';
import { parseTokenClaims, type Token } from '../../../platform/http/parse-token-claims.ts';
import type { SignInTokens } from '../../../platform/identity/sign-ins.ts';
import type { PeopleStore } from './people-store.ts';
import { requireSecondFactor } from './require-second-factor.ts';
import type { SessionState } from './sessions-store.ts';

/**
 * Opens a session of an authenticated person in an organisation; for a platform administrator, in the
 * platform.
 * @param slug the chosen organisation; ignored for platform administrators
 * @throws sign-in.second-factor-needed, session.ended, session.expired, organization.required,
 * sign-in.no-organization, organization.foreign, organization.archived, member.suspended
 */
export async function openSession(
  context: AccountContext,
  tokens: SignInTokens,
  slug: string | undefined,
): Promise<SignedIn> {
  const { people, sessions, device, now } = context;
  const token = await authenticateSignIn(context, tokens);
  const organizationSlug = token.superadmin ? undefined : slug;
  const facts = await readActiveSession(context, token, organizationSlug);
  if (!token.superadmin && organizationSlug === undefined)
    throw await organizationMissingError(people, token);
  assertMayOpen(token, facts);
  const session: SessionRecord = {
    organization: organizationSlug ?? null,
    device,
    startedAt: facts.session?.startedAt ?? new Date(now()).toISOString(),
    sessionExpiresAt:
      facts.session?.sessionExpiresAt ?? new Date((token.signedInAt + sessionSeconds) * 1000).toISOString(),
    endedAt: null,
  };
  await sessions.open(token.sub, token.originJti, session, facts.session ? undefined : token.signedInAt);
  return presentSession(context, token, tokens, session, facts);
}

/** Resumes a session with new tokens, in the organisation that was open last. @throws as `openSession` */
export async function resumeSession(context: AccountContext, tokens: SignInTokens): Promise<SignedIn> {
  const token = await authenticateSignIn(context, tokens);
  const { session } = await context.sessions.readSessionState(token.sub, token.originJti, undefined);
  if (!session) throw new AppError('session.missing');
  const slug = session.organization ?? undefined;
  const facts = await readActiveSession(context, token, slug);
  assertMayOpen(token, facts);
  return presentSession(context, token, tokens, session, facts);
}

async function authenticateSignIn(context: AccountContext, { accessToken }: SignInTokens): Promise<Token> {
  const token = parseTokenClaims(await context.verify(accessToken), context.clientIds);
  await requireSecondFactor(context, token);
  return token;
}

/**
 * Reads the state of a valid session. A new session is not stored yet; in that case, the sign-in must be
 * valid.
 * @throws session.ended, session.expired
 */
async function readActiveSession(
  { sessions, now }: AccountContext,
  token: Token,
  slug: string | undefined,
): Promise<SessionState> {
  const facts = await sessions.readSessionState(token.sub, token.originJti, slug);
  if (facts.session) assertSessionActive(facts.session, now());
  else assertSignInStands(token, facts.signInsSince);
  return facts;
}

/** Platform administrators need no membership. @throws as `requireActiveMember` */
function assertMayOpen({ superadmin }: Token, facts: SessionState): void {
  if (!superadmin) requireActiveMember(facts);
}

async function organizationMissingError(people: PeopleStore, { sub }: Token): Promise<AppError> {
  const organizations = await people.listOrganizations(sub);
  return organizations.length === 0
    ? new AppError('sign-in.no-organization')
    : new AppError('organization.required', { fields: { organizationSlug: 'validation.required' } });
}

async function presentSession(
  { logoOf, pictureOf, now }: AccountContext,
  token: Token,
  tokens: SignInTokens,
  session: SessionRecord,
  facts: SessionState,
): Promise<SignedIn> {
  const { organization, member, accesses } = facts;
  return {
    token: {
      token: tokens.accessToken,
      expiresAt: new Date(token.expiresAt * 1000).toISOString(),
      ...(tokens.refreshToken && { refreshToken: tokens.refreshToken }),
      sessionExpiresAt: session.sessionExpiresAt,
    },
    user: await presentUser(token, facts, pictureOf),
    organization: organization ? presentOrganization(organization, await logoOf(organization)) : null,
    organizationUser: member ? presentMember(member) : null,
    modules: organization ? moduleStates(accesses, todayIn(organization.timeZone, now())) : [],
  };
}

export async function presentUser(
  { sub, superadmin }: Token,
  { person, member }: Pick<SessionState, 'person' | 'member'>,
  pictureOf: AccountContext['pictureOf'],
): Promise<User> {
  if (!person) throw new Error('a signed-in person has no record');
  return {
    id: sub,
    email: person.email,
    fullName: person.fullName,
    role: superadmin ? 'superadmin' : (member?.role ?? 'user'),
    locale: person.locale,
    script: person.script,
    profilePictureId: person.profilePictureId,
    profilePicture: await pictureOf(person),
    finishedRegistration: superadmin || (member?.finishedRegistration ?? false),
  };
}
