import { readFileSync } from 'node:fs';
import { type ApiOperation, apiOperations } from '../../../shared/contract.ts';
import { permissionScope } from '../../../shared/core/permissions.ts';

/** A guard: a condition in the source that denies access, and the source without it. */
export interface Guard {
  name: string;
  /** Path from the root of the project. */
  file: string;
  /** Source text of the guard, which occurs exactly once in the file. */
  from: string;
  to: string;
  /** Whether the guard applies to an endpoint. If left out, it applies to all. */
  appliesTo?: (call: ApiOperation) => boolean;
}

const authorizeFile = 'functions/platform/http/authorize.ts';
const canSeeCaseFile = 'shared/core/can-see-case.ts';
const authStateFile = 'functions/platform/http/auth-state.ts';
const claimsFile = 'functions/platform/http/parse-token-claims.ts';
const openSessionFile = 'functions/features/people/account/open-session.ts';
const foreign = "if (!organization || !member || member.status === 'invited')";
const moduleAccessFile = 'shared/features/organizations/module-access/schema.ts';

/** Every guard of the request chain, and of the endpoints that open a session. */
export const guards: Guard[] = [
  removing(
    'the request has a session',
    authorizeFile,
    "if (!session) throw new AppError('session.missing');",
  ),
  {
    ...removing(
      'a sign-in without a session has not been ended',
      authorizeFile,
      "if (signedInAt < signInsSince) throw new AppError('session.ended');",
    ),
    appliesTo: never,
  },
  removing(
    'the session has not ended',
    authorizeFile,
    "if (session.endedAt !== null) throw new AppError('session.ended');",
  ),
  removing(
    'the session has not expired',
    authorizeFile,
    "if (Date.parse(session.sessionExpiresAt) <= now) throw new AppError('session.expired');",
  ),
  {
    ...removing(
      'the sign-in is recent, if the call requires that',
      authorizeFile,
      "if (now - signedInAt * 1000 > recentSignInSeconds * 1000) throw new AppError('sign-in.too-old');",
    ),
    appliesTo: never,
  },
  {
    name: 'the organisation exists',
    file: authorizeFile,
    from: `${foreign} throw`,
    to: "if (!member || member.status === 'invited') throw",
    appliesTo: never,
  },
  {
    name: 'the caller is a member',
    file: authorizeFile,
    from: `${foreign} throw`,
    to: "if (!organization || member?.status === 'invited') throw",
  },
  {
    name: 'the member has accepted the invitation',
    file: authorizeFile,
    from: `${foreign} throw`,
    to: 'if (!organization || !member) throw',
  },
  removing(
    'the organisation is not archived',
    authorizeFile,
    "if (organization.status === 'archived') throw new AppError('organization.archived');",
  ),
  removing(
    'the member is not suspended',
    authorizeFile,
    "if (member.status === 'suspended') throw new AppError('member.suspended');",
  ),
  removing(
    'the registration is finished',
    authorizeFile,
    "if (!member?.finishedRegistration) throw new AppError('registration.unfinished');",
  ),
  removing(
    'the licence is current',
    authorizeFile,
    "if (isMutation(endpoint) && licenceHasEnded(organization, now)) throw new AppError('licence.ended');",
  ),
  removing(
    'the role has the permission',
    authorizeFile,
    "if (reaches === 'none') throw new AppError('permission.denied');",
  ),
  {
    ...removing(
      'the member has the module',
      authorizeFile,
      "if (state?.status !== 'granted') throw new AppError('module.needed');",
    ),
    appliesTo: hasModule,
  },
  {
    name: 'the module has not ended',
    file: moduleAccessFile,
    from: "status: hasEnded ? 'expired' : access.status,",
    to: 'status: access.status,',
    appliesTo: hasModule,
  },
  {
    ...removing(
      'the record exists',
      authorizeFile,
      "if (item === undefined) throw new AppError('record.missing');",
    ),
    appliesTo: loadsRecords,
  },
  {
    ...removing(
      'the record is visible',
      authorizeFile,
      "if (!isVisible(record, sub, scope, role)) throw new AppError('record.missing');",
    ),
    appliesTo: loadsAssignedRecords,
  },
  {
    name: 'a user of selected cases sees only assigned cases',
    file: canSeeCaseFile,
    from: "scope === 'organization' || isAssigned(id, record)",
    to: 'Boolean(id && scope && record)',
    appliesTo: loadsAssignedRecords,
  },
  {
    name: 'no API key sees a restricted case',
    file: canSeeCaseFile,
    from: " && idKindOf(id) !== 'apiKey'",
    to: '',
    appliesTo: never,
  },
  {
    name: 'the organisation is named by its slug',
    file: authStateFile,
    from: 'if (!Slug.safeParse(slug).success) return readWithoutOrganization(sources, sessionAt, request);',
    to: '',
  },
  removing(
    'a call without an organisation has a session',
    authStateFile,
    "if (!item) throw new AppError('session.missing');",
  ),
  removing(
    'the session has entered an organisation',
    authStateFile,
    "if (organization === null) throw new AppError('organization.required');",
  ),
  { name: 'the token is an access token', file: claimsFile, from: "use === 'access' && ", to: '' },
  {
    name: 'the token belongs to one of our app clients',
    file: claimsFile,
    from: ' && clientIds.includes(client)',
    to: '',
  },
  { name: 'the token names its person', file: claimsFile, from: "|| typeof sub !== 'string' ", to: '' },
  {
    name: 'the token names its sign-in',
    file: claimsFile,
    from: " || typeof originJti !== 'string'",
    to: '',
  },
  removing(
    'no ended or expired session is entered again',
    openSessionFile,
    'if (facts.session) assertSessionActive(facts.session, now());',
  ),
  removing(
    'the person has chosen an organisation to enter',
    openSessionFile,
    'if (!token.superadmin && wanted === undefined) throw await organizationMissingError(people, token);',
  ),
  removing(
    'only an existing session is resumed',
    openSessionFile,
    "if (!session) throw new AppError('session.missing');",
  ),
  removing(
    'only active members enter an organisation',
    openSessionFile,
    'if (!superadmin) requireActiveMember(facts);',
  ),
];

/** The source of the guard's file without the guard. @throws Error if the table of guards is outdated */
export function withoutGuard({ name, from, to, file }: Guard, source: string): string {
  const [before, after, ...more] = source.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`test/support/callers/guards.ts: "${name}" has to name text that stands once in ${file}`);
  return before + to + after;
}

export const readSource = (file: string) =>
  readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

function removing(name: string, file: string, from: string): Guard {
  return { name, file, from, to: '' };
}

function never(): boolean {
  return false;
}

function hasModule({ endpoint }: ApiOperation): boolean {
  return endpoint.module !== undefined;
}

function loadsRecords({ endpoint }: ApiOperation): boolean {
  return Object.keys(endpoint.records ?? {}).length > 0;
}

function loadsAssignedRecords(call: ApiOperation): boolean {
  const { needs } = call.endpoint;
  if (!loadsRecords(call) || needs === 'public' || needs === 'token') return false;
  return permissionScope({ role: 'user', visibility: 'selected' }, needs) === 'assigned';
}

/** Whether any endpoint can reach the guard. If so, the suites must fail without the guard. */
export const isApplicable = ({ appliesTo }: Guard) => !appliesTo || apiOperations.some(appliesTo);
