import type { ApiOperation } from '../../shared/contract.ts';
import { isMutation } from '../../shared/core/endpoint.ts';
import type { ErrorCode } from '../../shared/core/errors.ts';
import { type Permission, type PermissionScope, permissionScope } from '../../shared/core/permissions.ts';
import type { CallerState } from '../support/callers/caller-states.ts';
import { sampleOf } from '../support/samples.ts';

export type Expected = ErrorCode | 'success' | 'refused by the gateway';

/**
 * Permissions that the specification gives to people with an unfinished registration: account, settings,
 * terms, signing out, deletion.
 */
const usedToRegister = new Set<string>([
  ...['session:own', 'language:own', 'file:own', 'profile:own', 'certificate:own', 'data:own'],
  ...['organization:switch', 'terms:read', 'terms:accept', 'account:erase', 'belonging:own'],
]);

/**
 * The response (success or an error) that the specification requires for an endpoint and a caller. Computed
 * without the product's middleware, in the specification's order of checks.
 */
export function expected(call: ApiOperation, candidate: CallerState): Expected {
  const { needs, module } = call.endpoint;
  const { caller, licence, isAssigned } = candidate;
  if (needs === 'public') return opening(call, candidate);
  if (candidate.isAnonymous) return 'refused by the gateway';
  if (needs === 'token') return byToken(call, candidate);
  const refused = bySession(candidate) ?? byMembership(candidate);
  if (refused) return refused;
  const reaches = permissionScope(caller, needs as Permission);
  const isMember = caller.role !== 'superadmin';
  if (candidate.registration === 'unfinished' && !usedToRegister.has(needs)) return 'registration.unfinished';
  const isClosed = isMutation(call.endpoint) && !call.endpoint.allowedAfterLicenceEnds;
  if (isMember && licence === 'ended' && isClosed && reaches !== 'own') return 'licence.ended';
  if (reaches === 'none') return 'permission.denied';
  if (isMember && module && candidate.module !== 'open') return 'module.needed';
  return !isAssigned && isOfSomebodyElse(call, reaches) ? 'record.missing' : 'success';
}

const ofChildren: readonly (string | undefined)[] = ['case', 'class', 'classSession'];

/**
 * Whether the caller must not see the record that the request is about. With access to assigned cases only,
 * this is a child, class or session; with access to own jobs only, a job. A prepared screening day is not
 * about one child.
 */
function isOfSomebodyElse(call: ApiOperation, reaches: PermissionScope): boolean {
  const kinds = Object.values(sampleOf(call).references ?? {});
  const loaded = Object.keys(call.endpoint.records ?? {}).filter(kind => kind !== 'preparedDay');
  const isAboutChild = loaded.length > 0 || kinds.some(kind => ofChildren.includes(kind));
  return reaches === 'assigned' ? isAboutChild : reaches === 'own' && kinds.includes('job');
}

/**
 * The expected result of requests that need no access token, such as a sign-in. Cognito’s refresh token
 * expires with the session.
 */
function opening({ name }: ApiOperation, candidate: CallerState): Expected {
  switch (name) {
    case 'login':
      return byMembership(candidate) ?? 'success';
    case 'refresh':
      if (candidate.session === 'expired') return 'sign-in.failed';
      return bySession(candidate) ?? byMembership(candidate) ?? 'success';
    case 'openInvitation':
    case 'register':
      if (candidate.session === 'expired') return 'invitation.unusable';
      return candidate.organization === 'archived' ? 'organization.archived' : 'success';
    case 'readLinkedReports':
      return candidate.organization === 'archived' ? 'report-link.unusable' : 'success';
    case 'readCalendarFeed':
      return candidate.organization === 'archived' ? 'record.missing' : 'success';
    case 'getCapabilities':
    case 'openRegistration':
    case 'openSurvey':
    case 'openReportLink':
    case 'askForInvitation':
    case 'recover':
      return 'success';
    case 'answerSurvey':
    case 'registerChild':
      return candidate.session === 'expired' ? 'registration.form-outdated' : 'success';
    case 'choosePassword':
      return candidate.session === 'expired' ? 'sign-in.failed' : 'success';
    case 'resetPassword':
      return candidate.session === 'expired' ? 'link.unusable' : 'success';
    default:
      throw new Error(`say in test/suites/expected-answers.ts whom ${name} lets in: it asks for no token`);
  }
}

function byToken(call: ApiOperation, candidate: CallerState): Expected {
  const refused = candidate.session === 'none' ? undefined : bySession(candidate);
  if (refused) return refused;
  return candidate.caller.role === 'superadmin' && sampleOf(call).membersOnly
    ? 'invitation.unusable'
    : 'success';
}

export function bySession({ session }: CallerState): Expected | undefined {
  const refusals = {
    open: undefined,
    none: 'session.missing',
    ended: 'session.ended',
    expired: 'session.expired',
  } as const;
  return refusals[session];
}

/** The error for a person with two organisations who has not chosen one. */
export function byChoice({ caller }: CallerState, slug: string | undefined): Expected | undefined {
  return caller.role === 'superadmin' || slug !== undefined ? undefined : 'organization.required';
}

export function byMembership({ caller, member, organization }: CallerState): Expected | undefined {
  if (caller.role === 'superadmin') return undefined;
  if (member === 'invited' || member === 'removed') return 'organization.foreign';
  if (organization === 'archived') return 'organization.archived';
  return member === 'suspended' ? 'member.suspended' : undefined;
}
