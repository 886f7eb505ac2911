import type { AuthState, loadAuthState } from '../../../functions/platform/http/auth-state.ts';
import type { authorize } from '../../../functions/platform/http/authorize.ts';
import type { parseTokenClaims, Token } from '../../../functions/platform/http/parse-token-claims.ts';
import type { RecordTypes } from '../../../functions/platform/http/record-types.ts';
import type { Key } from '../../../functions/platform/storage/key.ts';
import { newId } from '../../../functions/platform/storage/new-id.ts';
import type { Table } from '../../../functions/platform/storage/table.ts';
import type { canSeeCase } from '../../../shared/core/can-see-case.ts';
import type { Endpoint } from '../../../shared/core/endpoint.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import type { MemberRecord } from '../../../shared/features/organizations/members/record.ts';
import type { ModuleAccess } from '../../../shared/features/organizations/module-access/schema.ts';
import { newOrganizationRecord } from '../../../shared/features/organizations/organizations/new-record.ts';
import type { OrganizationRecord } from '../../../shared/features/organizations/organizations/record.ts';
import { child } from '../../features/cases/cases/samples.ts';

/** The functions with guards (checks that deny access) that the cases below call. */
export interface GuardModules {
  authorize: typeof authorize;
  recordTypes: RecordTypes;
  canSeeCase: typeof canSeeCase;
  loadAuthState: typeof loadAuthState;
  parseTokenClaims: typeof parseTokenClaims;
}

/** A case that only one guard rejects: a function call of the module that contains the guard. */
export interface GuardCase {
  expectedError: string;
  run: (module: GuardModules) => unknown;
}

const now = Date.parse('2026-05-05T05:05:05Z');
const sub = '11111111-1111-4111-8111-111111111111';
const someoneElse = { id: '22222222-2222-4222-8222-222222222222', fullName: 'Someone Else' };

const token: Token = {
  sub,
  originJti: 'sign-in',
  superadmin: false,
  signedInAt: now / 1000,
  expiresAt: now / 1000 + 3_600,
};

const organization: OrganizationRecord = {
  ...newOrganizationRecord({
    slug: 'here',
    name: 'Here',
    country: 'HK',
    modules: [],
    endsOn: '2026-05-05',
    seats: 1,
  }),
  seatsTaken: 1,
};

const member: MemberRecord = {
  id: sub,
  fullName: 'Uma User',
  email: 'uma@test.example',
  qualification: null,
  signatureId: null,
  profilePictureId: null,
  invitation: null,
  lastSignInAt: null,
  locale: 'en',
  role: 'user',
  status: 'active',
  visibility: 'selected',
  finishedRegistration: true,
  acceptedTerms: 0,
  version: 1,
};

const record: Case = {
  ...child,
  id: 'case_0000000000000000000001',
  version: 1,
  status: 'active',
  source: 'staff',
  review: null,
  assigned: [{ id: sub, fullName: member.fullName }],
  lastSeenOn: null,
  nextDueOn: null,
  bookedFor: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const session = {
  organization: 'here',
  device: '',
  startedAt: '2026-05-05T00:00:00.000Z',
  sessionExpiresAt: '2026-05-12T00:00:00.000Z',
  endedAt: null,
};

const key: Key = { pk: 'C#here#C#1', sk: 'CASE' };

/** Module access on its last day, which is also the last day of the licence. Both are still valid. */
const access: ModuleAccess = {
  module: 'eye',
  status: 'granted',
  until: '2026-05-05',
  lastAnswer: null,
  certified: null,
  changedAt: '2026-01-01T00:00:00.000Z',
};

const authState: AuthState = {
  session,
  slug: 'here',
  organization,
  member,
  module: access,
  idempotency: undefined,
  records: { case: { ...key, ...record } },
};

const endpoint: Endpoint = { ...cases.changeCase, module: 'eye', needsRecentSignIn: true };

/** Runs the authorisation with these changes to a valid state. */
export function authorizing(changes: Partial<AuthState> = {}, who: Partial<Token> = {}): GuardCase['run'] {
  return ({ authorize, recordTypes }) =>
    authorize(recordTypes, endpoint, { ...token, ...who }, { ...authState, ...changes }, now);
}

const rejected = (
  expectedError: string,
  changes: Partial<AuthState>,
  who: Partial<Token> = {},
): GuardCase => ({
  expectedError,
  run: authorizing(changes, who),
});

const fakeTable = (items: Record<string, unknown>[]) =>
  ({ get: async (keys: Key[]) => keys.map((_, index) => items[index]) }) as unknown as Table;

/**
 * Loads the authorisation state with this slug as organisation header (undefined: no header) and these
 * sessions.
 */
function loadingAuthState(slug: string | undefined, sessions: Record<string, unknown>[]): GuardCase['run'] {
  const forOrganization = (wanted: string) => {
    throw Object.assign(new Error(), { code: `the table of ${wanted}` });
  };
  const request = { endpoint, token, slug, idempotencyKey: undefined, pathParameters: {} };
  return async ({ loadAuthState, recordTypes }) => {
    const tables = { ownTable: fakeTable(sessions), forOrganization };
    const { organization: found } = await loadAuthState({ tables, recordTypes }, request);
    throw Object.assign(new Error(), { code: `organisation ${found?.slug}` });
  };
}

const claims = { sub, origin_jti: 'sign-in', token_use: 'access', client_id: 'web', exp: 1 };
const rejectedClaims = (changes: Record<string, unknown>): GuardCase => ({
  expectedError: 'session.missing',
  run: ({ parseTokenClaims }) => parseTokenClaims({ ...claims, ...changes }, ['web']),
});

/** For each guard, the case that only this guard rejects. */
export const guardCases: Record<string, GuardCase> = {
  'the request has a session': rejected('session.missing', { session: undefined }),
  'a sign-in without a session has not been ended': {
    expectedError: 'session.ended',
    run: ({ authorize, recordTypes }) =>
      authorize(
        recordTypes,
        { ...endpoint, needs: 'token' },
        token,
        { ...authState, session: undefined, signInsSince: now / 1000 + 1 },
        now,
      ),
  },
  'the session has not ended': rejected('session.ended', {
    session: { ...session, endedAt: session.startedAt },
  }),
  'the session has not expired': rejected('session.expired', {
    session: { ...session, sessionExpiresAt: new Date(now).toISOString() },
  }),
  'the sign-in is recent, if the call requires that': rejected(
    'sign-in.too-old',
    {},
    { signedInAt: now / 1000 - 3_600 },
  ),
  'the organisation exists': rejected('organization.foreign', { organization: undefined }),
  'the caller is a member': rejected('organization.foreign', { member: undefined }),
  'the member has accepted the invitation': rejected('organization.foreign', {
    member: { ...member, status: 'invited' },
  }),
  'the organisation is not archived': rejected('organization.archived', {
    organization: { ...organization, status: 'archived' },
  }),
  'the member is not suspended': rejected('member.suspended', { member: { ...member, status: 'suspended' } }),
  'the registration is finished': rejected('registration.unfinished', {
    member: { ...member, finishedRegistration: false },
  }),
  'the licence is current': rejected('licence.ended', {
    organization: { ...organization, endsOn: '2026-05-04' },
  }),
  'the role has the permission': rejected('permission.denied', {}, { superadmin: true }),
  'the member has the module': rejected('module.needed', { module: undefined }),
  'the record exists': rejected('record.missing', { records: { case: undefined } }),
  'the record is visible': rejected('record.missing', {
    records: { case: { ...key, ...record, assigned: [someoneElse] } },
  }),
  'a user of selected cases sees only assigned cases': {
    expectedError: 'hidden',
    run: ({ canSeeCase }) => {
      const viewer = { id: sub, scope: 'assigned' } as const;
      if (!canSeeCase(viewer, { status: 'active', assigned: [someoneElse] }))
        throw Object.assign(new Error(), { code: 'hidden' });
    },
  },
  'no API key sees a restricted case': {
    expectedError: 'hidden',
    run: ({ canSeeCase }) => {
      const viewer = { id: newId('apiKey', now), scope: 'organization', role: 'admin' } as const;
      if (!canSeeCase(viewer, { status: 'restricted', assigned: [] }))
        throw Object.assign(new Error(), { code: 'hidden' });
    },
  },
  'the organisation is named by its slug': {
    expectedError: 'organisation undefined',
    run: loadingAuthState('here#U', [session]),
  },
  'a call without an organisation has a session': {
    expectedError: 'session.missing',
    run: loadingAuthState(undefined, []),
  },
  'the session has entered an organisation': {
    expectedError: 'organization.required',
    run: loadingAuthState(undefined, [{ ...session, organization: null }]),
  },
  'the token is an access token': rejectedClaims({ token_use: 'id' }),
  'the token belongs to one of our app clients': rejectedClaims({ client_id: 'other' }),
  'the token names its person': rejectedClaims({ sub: undefined }),
  'the token names its sign-in': rejectedClaims({ origin_jti: undefined }),
};

export const acceptedCases: GuardCase['run'][] = [
  authorizing(),
  ({ canSeeCase }) => canSeeCase({ id: sub, scope: 'assigned' }, record),
  ({ parseTokenClaims }) => parseTokenClaims(claims, ['web']),
];
