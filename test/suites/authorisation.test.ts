import { describe, test } from 'vitest';
import { account } from '../../shared/account/endpoints.ts';
import { type Call, calls } from '../../shared/contract.ts';
import { writes } from '../../shared/endpoint.ts';
import { type ErrorBody, type ErrorCode, errors } from '../../shared/errors.ts';
import { type Permission, type Reach, reach } from '../../shared/permissions.ts';
import { byPermission } from '../../shared/refusals.ts';
import { type Caller, callerWith, type Reply } from '../support/caller.ts';
import {
  becomes,
  type Candidate,
  candidates,
  changeSession,
  closeSession,
  enter,
  sessionMs,
} from '../support/candidates.ts';
import { openClinic, type Principal, signIn } from '../support/clinic.ts';
import { isFull } from '../support/is-full.ts';
import { inputFor, openPerformers, ownSession, roleFor } from '../support/performers.ts';
import { type Input, sampleOf, sendCall } from '../support/samples.ts';
import { firstTurn } from '../support/seed.ts';
import { openTally } from '../support/tally.ts';
import { openWorld } from '../support/world.ts';

const tally = openTally('authorisation');

describe.each(candidates.map((candidate): [string, Candidate] => [candidate.name, candidate]))(
  '%s',
  (name, candidate) => {
    test('is let in and refused as the permission table says', async () => {
      const world = await openWorld();
      const attempts = await prepare(candidate);
      await world.later(candidate.session === 'expired' ? sessionMs : 0, async () => {
        for (const { call, caller, input, wanted } of attempts) {
          const reply = await sendCall(caller, call, input);
          tally.probe(`${call.name} as ${name}`, problem(call, wanted, reply));
        }
      });
      tally.settle();
    });
  },
);

const opened: [string, Record<string, unknown> | undefined, Expected][] = [
  ['is for the one that the session opened last', { device: '' }, 'success'],
  ['is refused where the session has opened none', { organization: null }, 'organization.required'],
  ['is refused without a session', undefined, 'session.missing'],
];

describe('a call that names no organisation', () => {
  test.each(opened)('%s', async (what, changes, wanted) => {
    const { api } = await openWorld();
    const clinic = await openClinic();
    const performers = await openPerformers(clinic);
    const byMembers = calls.filter(call => byPermission(call.endpoint) && roleFor(call) !== 'superadmin');
    const isDone = wanted === 'success';
    const attempts: [Call, Principal, Input][] = [];
    for (const call of byMembers) {
      const performer = performers[roleFor(call)];
      const caller = isDone ? await ownSession(call, performer) : performer;
      const spare = isDone ? undefined : spares.get(call);
      attempts.push([call, caller, spare ?? (await inputFor(call, clinic, caller))]);
    }
    for (const caller of new Set(attempts.map(([, one]) => one))) await changeSession(caller, changes);
    for (const [call, caller, input] of attempts) {
      const nameless = callerWith(api, { authorization: caller.headers.authorization ?? '' });
      tally.probe(`${call.name} ${what}`, problem(call, wanted, await sendCall(nameless, call, input)));
    }
    tally.settle();
  });
});

interface Attempt {
  call: Call;
  caller: Caller;
  input: Input;
  wanted: Expected;
}

/** Whoever is refused before a call looks at its input may send what was made for somebody else. */
const spares = new Map<Call, Input>();

/** Every call with an input that was good before the candidate became what they are. */
async function prepare(candidate: Candidate): Promise<Attempt[]> {
  const { api } = await openWorld();
  const { clinic, principal } = await enter(candidate);
  const sessions: Principal[] = [principal];
  const again = async () => {
    const session = await signIn(principal.person, principal.headers['x-organization']);
    sessions.push(session);
    return session;
  };
  const attempts: Attempt[] = [];
  for (const call of calls.filter(one => isTriedBy(candidate, one))) {
    const { input, endsSession, ownPerson } = sampleOf(call);
    const isDone = expected(call, candidate) === 'success';
    const own = ownPerson ? principal.twin : endsSession ? again : undefined;
    const session = isDone && own ? await own() : principal;
    const isClosed = call.endpoint.module !== undefined && candidate.module === 'none';
    const maker = candidate.isAssigned && !isClosed ? session : clinic.admin;
    const isBare = candidate.isAnonymous || call.endpoint.needs === 'public';
    const wanted = expected(call, candidate);
    const isLookedAt =
      call.endpoint.needs === 'public' || wanted === 'success' || wanted === 'record.missing';
    const spare = isLookedAt ? undefined : spares.get(call);
    const sent = spare ?? (await input({ clinic, caller: session, maker }));
    spares.set(call, sent);
    attempts.push({ call, input: sent, caller: isBare ? callerWith(api, {}) : session, wanted });
  }
  if (!candidate.isAnonymous) {
    const slug = principal.headers['x-organization'];
    attempts.push(byBearer(candidate, await again(), slug), byBearer(candidate, await again(), undefined));
  }
  await becomes(candidate, clinic, principal);
  for (const session of sessions) await closeSession(candidate, session);
  return attempts;
}

/** Whose sample brings everybody into a second organisation, between which they choose at sign-in. */
const secondOrganization = 'acceptInvitation';
/** Candidates with nothing against them, who are tried at all that they may do. */
const usual = candidates.slice(0, 5);
/** Of what they may do all the same, or without a token, the others are tried at one of so many calls in turn. */
const turns = 4;

/**
 * Refusals are tried one by one; successes take what they are about to be made first. To whoever lacks a
 * module, what asks for none answers as to anybody else of their role.
 */
function isTriedBy(candidate: Candidate, call: Call): boolean {
  if (isFull || call.name === secondOrganization) return true;
  if (candidate.module !== 'open' && call.endpoint.module === undefined) return false;
  if (expected(call, candidate) !== 'success') return true;
  if (usual.includes(candidate) && call.endpoint.needs !== 'public') return true;
  return (firstTurn('authorisation') + candidates.indexOf(candidate) + calls.indexOf(call)) % turns === 0;
}

/** Signing in with the token of a password that was proved to Cognito, as the pages do. */
function byBearer(candidate: Candidate, caller: Principal, organizationSlug: string | undefined): Attempt {
  const call = calls.find(({ endpoint }) => endpoint === account.login);
  if (!call) throw new Error('there is no call to sign in with');
  const session = candidate.session === 'none' ? undefined : bySession(candidate);
  const wanted = session ?? byChoice(candidate, organizationSlug) ?? byMembership(candidate) ?? 'success';
  return { call, caller, input: { organizationSlug }, wanted };
}

type Expected = ErrorCode | 'success' | 'refused by the gateway';

/** What the specification's order of refusals says, told apart from the chain that keeps to it. */
function expected(call: Call, candidate: Candidate): Expected {
  const { needs, module } = call.endpoint;
  const { caller, session, licence, isAssigned } = candidate;
  if (needs === 'public') return opening(call, candidate);
  if (candidate.isAnonymous) return 'refused by the gateway';
  if (needs === 'token') return session === 'none' ? 'success' : (bySession(candidate) ?? 'success');
  const refused = bySession(candidate) ?? byMembership(candidate);
  if (refused) return refused;
  const reaches = reach(caller, needs as Permission);
  const isMember = caller.role !== 'superadmin';
  const isClosed = writes(call.endpoint) && !call.endpoint.outlastsLicence;
  if (isMember && licence === 'ended' && isClosed && reaches !== 'own') return 'licence.ended';
  if (reaches === 'none') return 'permission.denied';
  if (isMember && module && candidate.module !== 'open') return 'module.needed';
  return !isAssigned && isOfSomebodyElse(call, reaches) ? 'record.missing' : 'success';
}

/** For whoever does not see the child, somebody else has made it, and the job over it. */
function isOfSomebodyElse(call: Call, reaches: Reach): boolean {
  const kinds = Object.values(sampleOf(call).names ?? {});
  const isAboutChild = Object.keys(call.endpoint.loads ?? {}).length > 0 || kinds.includes('case');
  return reaches === 'assigned' ? isAboutChild : reaches === 'own' && kinds.includes('job');
}

/** Calls that open a session by themselves. Cognito's refresh token ends when the session does. */
function opening({ name }: Call, candidate: Candidate): Expected {
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
    case 'openReportLink':
    case 'askForInvitation':
    case 'recover':
      return 'success';
    case 'choosePassword':
      return candidate.session === 'expired' ? 'sign-in.failed' : 'success';
    case 'resetPassword':
      return candidate.session === 'expired' ? 'link.unusable' : 'success';
    default:
      throw new Error(`say in test/suites/authorisation.test.ts whom ${name} lets in: it asks for no token`);
  }
}

function bySession({ session }: Candidate): Expected | undefined {
  const refusals = {
    open: undefined,
    none: 'session.missing',
    ended: 'session.ended',
    expired: 'session.expired',
  } as const;
  return refusals[session];
}

/** Of two organisations somebody chooses one. */
function byChoice({ caller }: Candidate, slug: string | undefined): Expected | undefined {
  return caller.role === 'superadmin' || slug !== undefined ? undefined : 'organization.required';
}

function byMembership({ caller, member, organization }: Candidate): Expected | undefined {
  if (caller.role === 'superadmin') return undefined;
  if (member === 'invited' || member === 'removed') return 'organization.foreign';
  if (organization === 'archived') return 'organization.archived';
  return member === 'suspended' ? 'member.suspended' : undefined;
}

function problem({ endpoint }: Call, wanted: Expected, { status, text, body }: Reply): string | false {
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
