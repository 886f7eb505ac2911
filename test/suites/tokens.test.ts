import { beforeAll, describe, test } from 'vitest';
import { parseTokenClaims } from '../../functions/platform/http/parse-token-claims.ts';
import { tokenVerifier } from '../../functions/platform/identity/verify-token.ts';
import { generateSigningKey, readSigningKey, type SigningKey } from '../../lib/local/cognito/signing-key.ts';
import { signJwt } from '../../lib/local/cognito/tokens.ts';
import { createAuthorizer } from '../../lib/local/gateway/authorize.ts';
import { type HttpServer, listen } from '../../lib/local/serve.ts';
import { region } from '../../lib/local/start-backend.ts';
import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import { hourMs } from '../../shared/core/dates/durations.ts';
import { account } from '../../shared/features/people/account/endpoints.ts';
import { callerWith, requestOf } from '../support/caller.ts';
import { forge } from '../support/callers/forged-tokens.ts';
import {
  type CallersByRole,
  callerForCall,
  createCallersByRole,
  inputFor,
} from '../support/callers-by-role.ts';
import { type Clinic, openClinic, type Principal, signIn } from '../support/clinic.ts';
import { isFull } from '../support/is-full.ts';
import { startProbeCount } from '../support/probe-count.ts';
import { describeChanges, openRawTable } from '../support/raw-table.ts';
import { type Input, sampleOf, sendCall } from '../support/samples.ts';
import { sampleUpTo, turnsFor } from '../support/sampling/sample-in-turn.ts';
import { sampleOffset } from '../support/seed.ts';
import { signInToPool } from '../support/user-pool.ts';
import { openWorld, type World } from '../support/world.ts';

const probeCount = startProbeCount('tokens');
const needingToken = apiOperations.filter(({ endpoint }) => endpoint.needs !== 'public');
const guarded = sampleUpTo('tokens', 24, needingToken);
const longAgo = -2 * hourMs;

let world: World;
let clinic: Clinic;
let callersByRole: CallersByRole;
let tokenOwner: Principal;
let inputs: Map<ApiOperation, Input>;
beforeAll(async () => {
  world = await openWorld();
  clinic = await openClinic();
  callersByRole = await createCallersByRole(clinic);
  tokenOwner = callersByRole.user;
  inputs = new Map();
  for (const call of guarded)
    inputs.set(call, await inputFor(call, clinic, await callerForCall(callersByRole, call)));
});

/** Sends these headers to each endpoint in `tried`, by default all that need a token; expects `wanted`. */
async function tryAll(
  what: string,
  headers: Record<string, string>,
  wanted: string,
  tried = guarded,
): Promise<void> {
  const caller = callerWith(world.api, { 'x-organization': clinic.slug, ...headers });
  for (const call of tried) {
    const { status, text } = await sendCall(caller, call, inputs.get(call) ?? {});
    const got = `${status} ${text}`;
    probeCount.probe(`${call.name} with ${what}`, !got.startsWith(wanted) && `${got} instead of ${wanted}`);
  }
}

/** Number of endpoints tried with each token that the gateway rejects everywhere; `--full` tries all. */
const sampled = 9;
let nextOffset = sampleOffset('tokens');

function trySample(what: string, headers: Record<string, string>): Promise<void> {
  const offset = nextOffset++;
  const every = turnsFor(sampled, guarded.length);
  const tried = guarded.filter((_, index) => isFull || (offset + index) % every === 0);
  return tryAll(what, headers, unauthorized, tried);
}

const unauthorized = '401 {"message":"Unauthorized"}';

describe('every endpoint that needs a token accepts only the token of a current session', () => {
  test('requests with a forged token are rejected at the gateway and change nothing', async () => {
    const { followChanges } = await openRawTable();
    await world.backend.settled();
    const changes = await followChanges();
    for (const [name, token] of Object.entries(forge(world, tokenOwner, clinic.admin.person)))
      await trySample(name, { authorization: `Bearer ${token}` });
    probeCount.probe('the table', describeChanges(await changes()));
    probeCount.expectNoFailure();
  });

  test('a valid token that is not sent as a bearer token is rejected', async () => {
    const { token } = tokenOwner;
    await tryAll('nothing', {}, unauthorized);
    await trySample('a cookie', { cookie: `token=${token}; Authorization=Bearer ${token}` });
    await trySample('basic credentials', { authorization: `Basic ${token}` });
    await trySample('two bearers', { authorization: `Bearer ${token}, Bearer ${token}` });
    const anonymous = callerWith(world.api, { 'x-organization': clinic.slug });
    for (const call of guarded) {
      const { path, body } = requestOf(call.endpoint, inputs.get(call) ?? {});
      const withToken = `${path}${path.includes('?') ? '&' : '?'}auth_token=${token}`;
      const { status } = await anonymous.send(call.endpoint.method, withToken, { body });
      probeCount.probe(`${call.name} with a token in its address`, status !== 401 && String(status));
    }
    probeCount.expectNoFailure();
  });

  test('expired access tokens and ID tokens are rejected (an ID token lacks the API scope)', async () => {
    const { idToken } = await signInToPool(tokenOwner.person);
    await tryAll('an ID token', { authorization: `Bearer ${idToken}` }, '403 {"message":"Forbidden"}');
    const { accessToken: old } = await world.withClockAhead(longAgo, () => signInToPool(tokenOwner.person));
    await tryAll('an expired token', { authorization: `Bearer ${old}` }, unauthorized);
    probeCount.expectNoFailure();
  });

  test('a token whose session was signed out is rejected', async () => {
    const gone = await signIn(tokenOwner.person, clinic.slug);
    await gone.call(account.logout, {});
    await tryAll('a signed-out session', gone.headers, '401 {"error":{"code":"session.ended"');
    probeCount.expectNoFailure();
  });

  test('the owner’s own valid token is accepted, so the rejections in the other tests are due to the token', async () => {
    for (const call of guarded) {
      const caller = await callerForCall(callersByRole, call);
      const { needsOwnPerson, isLimitedPerPerson } = sampleOf(call);
      const isAnother = needsOwnPerson || isLimitedPerPerson;
      const input = isAnother ? await inputFor(call, clinic, caller) : inputs.get(call);
      const first = await sendCall(caller, call, input ?? {});
      const isOutdated = first.status === 409;
      const { status, text } = isOutdated
        ? await sendCall(caller, call, await inputFor(call, clinic, caller))
        : first;
      probeCount.probe(`${call.name} with a good token`, status !== (call.endpoint.status ?? 200) && text);
    }
    probeCount.expectNoFailure();
  });
});

test('opening an organisation is rejected with a forged or expired token and with an ID token', async () => {
  const { idToken } = await signInToPool(tokenOwner.person);
  const { accessToken: expired } = await world.withClockAhead(longAgo, () => signInToPool(tokenOwner.person));
  const tokens = { ...forge(world, tokenOwner, clinic.admin.person), 'an ID token': idToken, expired };
  for (const [name, token] of Object.entries(tokens)) {
    const caller = callerWith(world.api, { authorization: `Bearer ${token}` });
    const refusal = await caller.expectError(account.login, { organizationSlug: clinic.slug });
    probeCount.probe(`login with ${name}`, refusal.code !== 'session.missing' && JSON.stringify(refusal));
  }
  probeCount.expectNoFailure();
});

type Claims = Record<string, unknown>;
interface Signed {
  what: string;
  claims: Claims;
  /** Minutes from the time of signing; defaults to 60. */
  expiresInMinutes?: number;
  /** Minutes from the time of signing. */
  startsInMinutes?: number;
  /** The expected results of the checks; the middleware (chain) sees only tokens that the gateway accepts. */
  gateway: 'passes' | 401 | 403;
  chain?: 'passes' | 'refuses';
  login: 'passes' | 'refuses';
}

const userPoolId = `${region}_Local0001`;
const issuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;
const scope = 'aws.cognito.signin.user.admin';
const validClaims: Claims = {
  sub: 'someone',
  origin_jti: 'sign-in',
  iss: issuer,
  client_id: 'web',
  token_use: 'access',
  scope,
};
const anIdToken = { ...validClaims, token_use: 'id', aud: 'web', client_id: undefined, scope: undefined };
const refused = { gateway: 401, login: 'refuses' } as const;

const signed: Signed[] = [
  { what: 'valid claims', claims: validClaims, gateway: 'passes', chain: 'passes', login: 'passes' },
  { what: 'issuer is another pool', claims: { ...validClaims, iss: `${issuer}2` }, ...refused },
  { what: 'no issuer', claims: { ...validClaims, iss: undefined }, ...refused },
  { what: 'another app client', claims: { ...validClaims, client_id: 'other' }, ...refused },
  { what: 'no app client', claims: { ...validClaims, client_id: undefined }, ...refused },
  { what: 'another audience', claims: { ...validClaims, aud: 'other' }, gateway: 401, login: 'passes' },
  {
    what: 'our audience, another app client',
    claims: { ...validClaims, aud: 'web', client_id: 'other' },
    gateway: 'passes',
    chain: 'refuses',
    login: 'refuses',
  },
  { what: 'an ID token', claims: anIdToken, gateway: 403, login: 'refuses' },
  {
    what: 'an ID token with a scope',
    claims: { ...anIdToken, scope },
    gateway: 'passes',
    chain: 'refuses',
    login: 'refuses',
  },
  {
    what: 'no token use',
    claims: { ...validClaims, token_use: undefined },
    gateway: 'passes',
    chain: 'refuses',
    login: 'refuses',
  },
  { what: 'no scope', claims: { ...validClaims, scope: undefined }, gateway: 403, login: 'passes' },
  {
    what: 'another scope',
    claims: { ...validClaims, scope: 'openid profile' },
    gateway: 403,
    login: 'passes',
  },
  { what: 'expired five minutes ago', claims: validClaims, expiresInMinutes: -5, ...refused },
  {
    what: 'about to expire',
    claims: validClaims,
    expiresInMinutes: 1,
    gateway: 'passes',
    chain: 'passes',
    login: 'passes',
  },
  { what: 'valid only in five minutes', claims: validClaims, startsInMinutes: 5, ...refused },
  {
    what: 'no person',
    claims: { ...validClaims, sub: undefined },
    gateway: 'passes',
    chain: 'refuses',
    login: 'passes',
  },
  {
    what: 'no sign-in id',
    claims: { ...validClaims, origin_jti: undefined },
    gateway: 'passes',
    chain: 'refuses',
    login: 'passes',
  },
];

describe('a token signed with the user pool’s own key is accepted only with the right claims', () => {
  let key: SigningKey;
  let keys: HttpServer;
  beforeAll(async () => {
    key = readSigningKey(await generateSigningKey());
    keys = await listen((_, response) => void response.end(JSON.stringify({ keys: [key.jwk] })));
    return () => keys.close();
  });

  test.each(signed)('a token is checked for: $what', async ({ what, gateway, chain, login, ...content }) => {
    const clientIds = ['web', 'scripts'];
    const token = signJwt(key, claimsSignedNow(content));
    const authorize = createAuthorizer({ issuer, jwksUrl: keys.endpoint, clientIds, scope });
    const verdict = await authorize(`Bearer ${token}`);
    probeCount.probe(
      `${what} at the gateway`,
      ('status' in verdict ? verdict.status : 'passes') !== gateway && 'otherwise',
    );
    if ('claims' in verdict)
      probeCount.probe(
        `${what} at the chain`,
        outcome(() => parseTokenClaims(verdict.claims, clientIds)) !== chain && 'otherwise',
      );
    const standIns = { endpoints: { cognito: keys.endpoint } };
    const verify = tokenVerifier({ userPoolId, clientIds, standIns });
    const verified = await verify(token).then(
      () => 'passes',
      () => 'refuses',
    );
    probeCount.probe(`${what} at signing in`, verified !== login && verified);
    probeCount.expectNoFailure();
  });
});

/**
 * Sets the times of a token when the test runs, because on a slow machine a token signed earlier would
 * already have expired.
 */
function claimsSignedNow({
  claims,
  expiresInMinutes = 60,
  startsInMinutes,
}: Pick<Signed, 'claims' | 'expiresInMinutes' | 'startsInMinutes'>): Claims {
  const iat = Math.floor(Date.now() / 1000);
  const after = (minutes: number) => iat + 60 * minutes;
  return {
    ...claims,
    iat,
    exp: after(expiresInMinutes),
    ...(startsInMinutes && { nbf: after(startsInMinutes) }),
  };
}

function outcome(attempt: () => unknown): 'passes' | 'refuses' {
  try {
    attempt();
    return 'passes';
  } catch {
    return 'refuses';
  }
}
