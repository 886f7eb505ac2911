import { describe, test } from 'vitest';
import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import { requiresPermission } from '../../shared/core/endpoint-errors.ts';
import { type ErrorBody, errors } from '../../shared/core/errors.ts';
import { account } from '../../shared/features/people/account/endpoints.ts';
import { type Caller, callerWith, type Reply } from '../support/caller.ts';
import {
  applyCallerState,
  applySessionState,
  type CallerState,
  callerStates,
  changeSession,
  createCaller,
  longerThanSessionMs,
} from '../support/callers/caller-states.ts';
import {
  callerWithOwnSession,
  createCallersByRole,
  inputFor,
  leastRoleFor,
} from '../support/callers-by-role.ts';
import { openClinic, type Principal, signIn } from '../support/clinic.ts';
import { isFull } from '../support/is-full.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { type Input, sampleOf, sendCall } from '../support/samples.ts';
import { sampleInTurn, sampleUpTo, turnsFor } from '../support/sampling/sample-in-turn.ts';
import { sampleOffset } from '../support/seed.ts';
import { openWorld } from '../support/world.ts';
import { byChoice, byMembership, bySession, type Expected, expected } from './expected-answers.ts';

const probeCount = startProbeCount('authorisation');

/**
 * Order of the endpoints. All inputs are created first, so endpoints that make inputs of others invalid are
 * tried last.
 */
const isTriedLast = (call: ApiOperation) => Number(sampleOf(call).triedLast === true);
const callsInOrder = apiOperations.toSorted((a, b) => isTriedLast(a) - isTriedLast(b));

/** Callers without restrictions. Each tries another sample of the endpoints that are allowed to them. */
const unrestrictedCallers = callerStates.slice(0, 5);
/** Half of the restricted callers; each needs a clinic with its own inputs. */
const restrictedCallers = sampleInTurn('restricted callers', 2, callerStates.slice(5));
const triedCallers = [...unrestrictedCallers, ...restrictedCallers];

describe.each(triedCallers.map((candidate): [string, CallerState] => [candidate.name, candidate]))(
  '%s',
  (name, candidate) => {
    test('this caller may use exactly the endpoints that the table of permissions allows', async () => {
      const world = await openWorld();
      const attempts = await prepareAttempts(candidate);
      await world.withClockAhead(candidate.session === 'expired' ? longerThanSessionMs : 0, async () => {
        for (const { call, caller, input, wanted } of attempts) {
          const reply = await sendCall(caller, call, await input());
          probeCount.probe(`${call.name} as ${name}`, problem(call, wanted, reply));
        }
      });
      probeCount.expectNoFailure();
    });
  },
);

const opened: [string, Record<string, unknown> | undefined, Expected][] = [
  ['uses the organisation that the session entered last', { device: '' }, 'success'],
  ['is rejected if the session has entered none', { organization: null }, 'organization.required'],
  ['is rejected without a session', undefined, 'session.missing'],
];

describe('a request that names no organisation needs a session that has entered an organisation', () => {
  test.each(opened)('a request that names no organisation %s', async (what, changes, wanted) => {
    const { api } = await openWorld();
    const clinic = await openClinic();
    const callersByRole = await createCallersByRole(clinic);
    const byMembers = callsInOrder.filter(
      call => requiresPermission(call.endpoint) && leastRoleFor(call) !== 'superadmin',
    );
    const isDone = wanted === 'success';
    const attempts: [ApiOperation, Principal, () => Promise<Input>][] = [];
    for (const call of sampleUpTo(`no organisation, ${what}`, isDone ? 8 : 28, byMembers)) {
      const performer = callersByRole[leastRoleFor(call)];
      const caller = await callerWithOwnSession(call, performer);
      const spare = isDone ? undefined : reusableInputs.get(call);
      const make = async () => spare ?? (await inputFor(call, clinic, caller));
      attempts.push([call, caller, await prepared(call, make, !isDone)]);
    }
    for (const caller of new Set(attempts.map(([, one]) => one))) await changeSession(caller, changes);
    for (const [call, caller, input] of attempts) {
      const nameless = callerWith(api, { authorization: caller.headers.authorization ?? '' });
      probeCount.probe(
        `${call.name} ${what}`,
        problem(call, wanted, await sendCall(nameless, call, await input())),
      );
    }
    probeCount.expectNoFailure();
  });
});

interface Attempt {
  call: ApiOperation;
  caller: Caller;
  input: () => Promise<Input>;
  wanted: Expected;
}

/** Callers who are rejected before the input is read can reuse another caller's input. */
const reusableInputs = new Map<ApiOperation, Input>();

/**
 * Returns a function that returns the input of a request. The input is made now, unless other requests would
 * make it invalid; then it is made when the function is called.
 */
async function prepared(
  call: ApiOperation,
  make: () => Promise<Input>,
  isMadeAtOnce = false,
): Promise<() => Promise<Input>> {
  if (sampleOf(call).isOneOfOrganization && !isMadeAtOnce) return make;
  const input = await make();
  return async () => input;
}

/**
 * Prepares the requests that a caller tries. Their inputs were valid until the caller's state, such as
 * suspended, was applied.
 */
async function prepareAttempts(candidate: CallerState): Promise<Attempt[]> {
  const { api } = await openWorld();
  const { clinic, principal } = await createCaller(candidate);
  const sessions: Principal[] = [principal];
  const again = async () => {
    const session = await signIn(principal.person, principal.headers['x-organization']);
    sessions.push(session);
    return session;
  };
  const attempts: Attempt[] = [];
  for (const call of callsInOrder.filter(one => isTriedBy(candidate, one))) {
    const { input, endsSession, needsOwnPerson } = sampleOf(call);
    const isDone = expected(call, candidate) === 'success';
    const own = needsOwnPerson ? principal.createPeer : endsSession ? again : undefined;
    const session = isDone && own ? await own() : principal;
    const isClosed = call.endpoint.module !== undefined && candidate.module === 'none';
    const maker = candidate.isAssigned && !isClosed ? session : clinic.admin;
    const isBare = candidate.isAnonymous || call.endpoint.needs === 'public';
    const wanted = expected(call, candidate);
    const isLookedAt =
      call.endpoint.needs === 'public' || wanted === 'success' || wanted === 'record.missing';
    const spare = isLookedAt ? undefined : reusableInputs.get(call);
    // Requests that change a sign-in use another person's input, because the caller must still be able to
    // sign in.
    const prepare = async () => (needsOwnPerson && !isDone ? principal.createPeer() : session);
    const make = async () => {
      const sent = spare ?? (await input({ clinic, caller: await prepare(), maker }));
      reusableInputs.set(call, sent);
      return sent;
    };
    const caller = isBare ? callerWith(api, {}) : session;
    // An expired session, an archived organisation or an ended licence would prevent making the input later.
    // An input that is rejected unread can be made now, because it cannot become invalid.
    const { session: state, organization, licence } = candidate;
    const isMadeAtOnce =
      !isLookedAt || state === 'expired' || organization === 'archived' || licence === 'ended';
    attempts.push({ call, input: await prepared(call, make, isMadeAtOnce), caller, wanted });
  }
  if (!candidate.isAnonymous) {
    const slug = principal.headers['x-organization'];
    attempts.push(byBearer(candidate, await again(), slug), byBearer(candidate, await again(), undefined));
  }
  await applyCallerState(candidate, clinic, principal);
  for (const session of sessions) await applySessionState(candidate, session);
  return attempts;
}

/**
 * The test sample of this endpoint adds the person to a second organisation. At later sign-ins, the person
 * must choose an organisation.
 */
const secondOrganization = 'acceptInvitation';
const unrestrictedEvery = turnsFor(6, apiOperations.length);
/** Callers try one in this many of the other allowed endpoints and of the endpoints that need no token. */
const sampleEvery = turnsFor(6, apiOperations.length);
/**
 * Callers try one in this many endpoints about records that they cannot see, because the records must be made
 * first and the suite `isolation` tests them too. The same holds for callers who are rejected by session or
 * organisation, before their request is read.
 */
const manyEvery = turnsFor(20, apiOperations.length);
/** Callers try one in this many endpoints that reject them by role, licence or module. */
const refusedEvery = turnsFor(30, apiOperations.length);
const isShutOut = (candidate: CallerState) =>
  !candidate.isAnonymous && (bySession(candidate) ?? byMembership(candidate)) !== undefined;

/**
 * Whether a caller tries an endpoint. Not every caller tries all, because many endpoints need a record first.
 * Callers without a module try only endpoints that need a module; elsewhere they are treated like others of
 * their role.
 */
function isTriedBy(candidate: CallerState, call: ApiOperation): boolean {
  if (isFull || call.name === secondOrganization) return true;
  if (candidate.module !== 'open' && call.endpoint.module === undefined) return false;
  const wanted = expected(call, candidate);
  const index = sampleOffset('authorisation') + callerStates.indexOf(candidate) + apiOperations.indexOf(call);
  if (wanted === 'record.missing' || isShutOut(candidate)) return index % manyEvery === 0;
  if (wanted !== 'success') return index % refusedEvery === 0;
  const isUnrestricted = unrestrictedCallers.includes(candidate) && call.endpoint.needs !== 'public';
  return index % (isUnrestricted ? unrestrictedEvery : sampleEvery) === 0;
}

/** Signs in with the token of a password accepted by Cognito, as the pages do. */
function byBearer(candidate: CallerState, caller: Principal, organizationSlug: string | undefined): Attempt {
  const call = apiOperations.find(({ endpoint }) => endpoint === account.login);
  if (!call) throw new Error('there is no call to sign in with');
  const session = candidate.session === 'none' ? undefined : bySession(candidate);
  const wanted = session ?? byChoice(candidate, organizationSlug) ?? byMembership(candidate) ?? 'success';
  return { call, caller, input: async () => ({ organizationSlug }), wanted };
}

function problem(
  { endpoint }: ApiOperation,
  wanted: Expected,
  { status, text, body }: Reply,
): string | false {
  const got = `${status} ${text} instead of ${wanted}`;
  if (wanted === 'refused by the gateway')
    return (status !== 401 || text !== '{"message":"Unauthorized"}') && got;
  if (wanted !== 'success') {
    const { error } = body as ErrorBody;
    return (status !== errors[wanted].status || error?.code !== wanted) && got;
  }
  const { success } = endpoint.output.safeParse((body as { data?: unknown }).data);
  return (status !== (endpoint.status ?? 200) || !success) && got;
}
