import { type Endpoint, isMutation, pathParameters } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import {
  isForKeys,
  isOpenBeforeRegistration,
  isWrittenByKeys,
  type PermissionScope,
  permissions,
} from './permissions.ts';

interface ErrorRule {
  /** The endpoints to which the rule applies, in words for the documentation. */
  calls: string;
  when: (endpoint: Endpoint) => boolean;
  codes: ErrorCode[];
}

const rules: ErrorRule[] = [
  {
    calls: 'every call',
    when: () => true,
    codes: ['request.malformed', 'request.invalid', 'server.failed', 'server.busy', 'server.maintenance'],
  },
  {
    calls: 'calls with a body',
    when: ({ method }) => method !== 'GET',
    codes: ['request.too-large', 'request.unsupported-type'],
  },
  {
    calls: 'calls without a token',
    when: ({ needs }) => needs === 'public',
    codes: [
      'sign-in.failed',
      'sign-in.new-password-needed',
      'sign-in.second-factor-needed',
      'sign-in.no-organization',
      'session.ended',
      'session.expired',
      'organization.foreign',
      'organization.archived',
      'member.suspended',
      'rate.limited',
    ],
  },
  {
    calls: 'calls with a bearer token',
    when: ({ needs }) => needs !== 'public',
    codes: ['session.missing', 'session.ended', 'session.expired'],
  },
  {
    calls: 'calls that an API key may make',
    when: isOpenToKeys,
    codes: ['api-key.unusable', 'permission.denied', 'rate.limited'],
  },
  {
    calls: 'calls that need a permission',
    when: requiresPermission,
    codes: ['organization.required', 'organization.foreign', 'organization.archived', 'member.suspended'],
  },
  {
    calls: 'calls that need a finished registration',
    when: ({ needs }) => needs !== 'public' && needs !== 'token' && !isOpenBeforeRegistration(needs),
    codes: ['registration.unfinished'],
  },
  {
    calls: 'calls with a permission that some roles lack',
    when: endpoint => scopesOf(endpoint).includes('none'),
    codes: ['permission.denied'],
  },
  {
    calls: 'changes of the organisation’s data',
    when: endpoint =>
      isMutation(endpoint) &&
      !endpoint.allowedAfterLicenceEnds &&
      scopesOf(endpoint).includes('organization'),
    codes: ['licence.ended'],
  },
  {
    calls: 'calls that need a recent sign-in',
    when: ({ needsRecentSignIn }) => needsRecentSignIn === true,
    codes: ['sign-in.too-old'],
  },
  {
    calls: 'calls of a module',
    when: ({ module }) => module !== undefined,
    codes: ['module.needed'],
  },
  {
    calls: 'calls about a record',
    when: ({ input }) => Object.keys(input.shape).some(name => /Ids?$/.test(name)),
    codes: ['record.missing'],
  },
  {
    calls: 'changes of a case’s records',
    when: endpoint =>
      isMutation(endpoint) &&
      !endpoint.allowedWhileRestricted &&
      isClinical(endpoint) &&
      hasRecords(endpoint),
    codes: ['case.restricted'],
  },
];

/**
 * Errors of endpoints that write. The API documentation lists them after the errors that an endpoint
 * declares.
 */
const writeRules: ErrorRule[] = [
  {
    calls: 'changes with a version',
    when: ({ input }) => ['version', 'termsVersion'].some(name => name in input.shape),
    codes: ['version.conflict'],
  },
  {
    calls: 'changes of a case, which may have been merged meanwhile',
    when: endpoint =>
      isMutation(endpoint) && ['case', 'eyeReport'].some(type => type in (endpoint.records ?? {})),
    codes: ['case.merged'],
  },
  {
    calls: 'all changes',
    when: isMutation,
    codes: ['idempotency.other-body'],
  },
];

export const errorRules = [...rules, ...writeRules];

/**
 * All error codes that an endpoint can return: the ones that it declares, and those that follow from the
 * rules.
 */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const derived = (from: ErrorRule[]) => from.filter(rule => rule.when(endpoint)).flatMap(rule => rule.codes);
  return [...new Set([...derived(rules), ...(endpoint.errors ?? []), ...derived(writeRules)])];
}

/** Whether an endpoint takes input other than path parameters. */
export function hasBody({ method, path, input }: Endpoint): boolean {
  return method !== 'GET' && Object.keys(input.shape).length > pathParameters(path).length;
}

/** Whether the caller of an endpoint is checked against the permission table. */
export function requiresPermission({ needs }: Endpoint): boolean {
  return needs !== 'public' && needs !== 'token';
}

/**
 * Whether API keys can use the endpoint. If the endpoint changes data, the endpoint's permission must let
 * keys write.
 */
export function isOpenToKeys(endpoint: Endpoint): boolean {
  const { needs, notForKeys, lambda = 'api' } = endpoint;
  if (lambda !== 'api' || notForKeys || needs === 'public' || needs === 'token') return false;
  return isForKeys(needs) && (!isMutation(endpoint) || isWrittenByKeys(needs));
}

function scopesOf({ needs }: Endpoint): PermissionScope[] {
  if (needs === 'public' || needs === 'token') return [];
  const { user, admin, superadmin } = permissions[needs];
  return [user, admin, superadmin];
}

const isClinical = ({ needs }: Endpoint) =>
  needs !== 'public' && needs !== 'token' && 'clinical' in permissions[needs];

const hasRecords = ({ records }: Endpoint) => Object.keys(records ?? {}).length > 0;
