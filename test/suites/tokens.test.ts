import { beforeAll, describe, test } from 'vitest';
import { identify } from '../../functions/http/identify.ts';
import { tokenVerifier } from '../../functions/identity/verify-token.ts';
import { signJwt } from '../../lib/local/cognito/jwt.ts';
import { generateSigningKey, readSigningKey, type SigningKey } from '../../lib/local/cognito/signing-key.ts';
import { createAuthorizer } from '../../lib/local/gateway/authorize.ts';
import { type Listening, listen } from '../../lib/local/serve.ts';
import { region } from '../../lib/local/start-backend.ts';
import { account } from '../../shared/account/endpoints.ts';
import { type Call, calls } from '../../shared/contract.ts';
import { addressOf, callerWith } from '../support/caller.ts';
import { type Clinic, openClinic, type Principal, signIn } from '../support/clinic.ts';
import { forge } from '../support/forged-tokens.ts';
import { isFull } from '../support/is-full.ts';
import { inputFor, openPerformers, type Performers, performerOf, roleFor } from '../support/performers.ts';
import { proveToPool } from '../support/pool.ts';
import { changed, openRawTable } from '../support/raw-table.ts';
import { type Input, sampleOf, sendCall } from '../support/samples.ts';
import { firstTurn } from '../support/seed.ts';
import { openTally } from '../support/tally.ts';
import { openWorld, type World } from '../support/world.ts';

const tally = openTally('tokens');
const guarded = calls.filter(({ endpoint }) => endpoint.needs !== 'public');
const hour = 3_600_000;

let world: World;
let clinic: Clinic;
let performers: Performers;
let holder: Principal;
let inputs: Map<Call, Input>;
beforeAll(async () => {
  world = await openWorld();
  clinic = await openClinic();
  performers = await openPerformers(clinic);
  holder = performers.user;
  inputs = new Map();
  for (const call of guarded) inputs.set(call, await inputFor(call, clinic, performers[roleFor(call)]));
});

/** Makes every call that asks for a token with these headers, and expects one answer of all. */
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
    tally.probe(`${call.name} with ${what}`, !got.startsWith(wanted) && `${got} instead of ${wanted}`);
  }
}

/** What the gateway refuses before it knows the call is tried at one call of so many in turn, and at all in full. */
const turns = 4;
let turn = firstTurn('tokens');

function trySome(what: string, headers: Record<string, string>): Promise<void> {
  const own = turn++;
  const tried = guarded.filter((_, index) => isFull || (own + index) % turns === 0);
  return tryAll(what, headers, unauthorized, tried);
}

const unauthorized = '401 {"message":"Unauthorized"}';

describe('every call that asks for a token', () => {
  test('refuses forged ones at the gateway, and nothing changes', async () => {
    const { followChanges } = await openRawTable();
    await world.backend.settled();
    const changes = await followChanges();
    for (const [name, token] of Object.entries(forge(world, holder, clinic.admin.person)))
      await trySome(name, { authorization: `Bearer ${token}` });
    tally.probe('the table', changed(await changes()));
    tally.settle();
  });

  test('refuses a good one that is not sent as a bearer', async () => {
    const { token } = holder;
    await tryAll('nothing', {}, unauthorized);
    await trySome('a cookie', { cookie: `token=${token}; Authorization=Bearer ${token}` });
    await trySome('basic credentials', { authorization: `Basic ${token}` });
    await trySome('two bearers', { authorization: `Bearer ${token}, Bearer ${token}` });
    const anonymous = callerWith(world.api, { 'x-organization': clinic.slug });
    for (const call of guarded) {
      const { path, body } = addressOf(call.endpoint, inputs.get(call) ?? {});
      const withToken = `${path}${path.includes('?') ? '&' : '?'}auth_token=${token}`;
      const { status } = await anonymous.send(call.endpoint.method, withToken, { body });
      tally.probe(`${call.name} with a token in its address`, status !== 401 && String(status));
    }
    tally.settle();
  });

  test('refuses an ID token for what it lacks, and an expired access token', async () => {
    const { idToken } = await proveToPool(holder.person);
    await tryAll('an ID token', { authorization: `Bearer ${idToken}` }, '403 {"message":"Forbidden"}');
    const { accessToken: old } = await world.later(-2 * hour, () => proveToPool(holder.person));
    await tryAll('an expired token', { authorization: `Bearer ${old}` }, unauthorized);
    tally.settle();
  });

  test('refuses one whose session was signed out', async () => {
    const gone = await signIn(holder.person, clinic.slug);
    await gone.call(account.logout, {});
    await tryAll('a signed-out session', gone.headers, '401 {"error":{"code":"session.ended"');
    tally.settle();
  });

  test('takes the holder’s own, so that it was not the calls that were wrong', async () => {
    for (const call of guarded) {
      const caller = await performerOf(performers, call);
      const input = sampleOf(call).ownPerson ? await inputFor(call, clinic, caller) : inputs.get(call);
      const { status, text } = await sendCall(caller, call, input ?? {});
      tally.probe(`${call.name} with a good token`, status !== (call.endpoint.status ?? 200) && text);
    }
    tally.settle();
  });
});

test('signing in by a bearer takes no forged, expired or ID token', async () => {
  const { idToken } = await proveToPool(holder.person);
  const { accessToken: expired } = await world.later(-2 * hour, () => proveToPool(holder.person));
  const tokens = { ...forge(world, holder, clinic.admin.person), 'an ID token': idToken, expired };
  for (const [name, token] of Object.entries(tokens)) {
    const caller = callerWith(world.api, { authorization: `Bearer ${token}` });
    const refusal = await caller.refusal(account.login, { organizationSlug: clinic.slug });
    tally.probe(`login with ${name}`, refusal.code !== 'session.missing' && JSON.stringify(refusal));
  }
  tally.settle();
});

type Claims = Record<string, unknown>;
interface Signed {
  what: string;
  claims: Claims;
  /** Minutes from when it is signed; an hour when left out. */
  expires?: number;
  /** Minutes from when it is signed. */
  begins?: number;
  /** What each of the three answers that a token meets; the chain is only asked about what the gateway lets by. */
  gateway: 'passes' | 401 | 403;
  chain?: 'passes' | 'refuses';
  login: 'passes' | 'refuses';
}

const userPoolId = `${region}_Local0001`;
const issuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;
const scope = 'aws.cognito.signin.user.admin';
const good: Claims = {
  sub: 'someone',
  origin_jti: 'sign-in',
  iss: issuer,
  client_id: 'web',
  token_use: 'access',
  scope,
};
const anIdToken = { ...good, token_use: 'id', aud: 'web', client_id: undefined, scope: undefined };
const refused = { gateway: 401, login: 'refuses' } as const;

const signed: Signed[] = [
  { what: 'ours', claims: good, gateway: 'passes', chain: 'passes', login: 'passes' },
  { what: 'another pool’s', claims: { ...good, iss: `${issuer}2` }, ...refused },
  { what: 'nobody’s', claims: { ...good, iss: undefined }, ...refused },
  { what: 'another app client’s', claims: { ...good, client_id: 'other' }, ...refused },
  { what: 'no app client’s', claims: { ...good, client_id: undefined }, ...refused },
  { what: 'for another audience', claims: { ...good, aud: 'other' }, gateway: 401, login: 'passes' },
  {
    what: 'for our audience, of another app client',
    claims: { ...good, aud: 'web', client_id: 'other' },
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
    what: 'of no use',
    claims: { ...good, token_use: undefined },
    gateway: 'passes',
    chain: 'refuses',
    login: 'refuses',
  },
  { what: 'without a scope', claims: { ...good, scope: undefined }, gateway: 403, login: 'passes' },
  { what: 'with another scope', claims: { ...good, scope: 'openid profile' }, gateway: 403, login: 'passes' },
  { what: 'expired five minutes ago', claims: good, expires: -5, ...refused },
  {
    what: 'about to expire',
    claims: good,
    expires: 1,
    gateway: 'passes',
    chain: 'passes',
    login: 'passes',
  },
  { what: 'good from five minutes on', claims: good, begins: 5, ...refused },
  {
    what: 'of nobody',
    claims: { ...good, sub: undefined },
    gateway: 'passes',
    chain: 'refuses',
    login: 'passes',
  },
  {
    what: 'of no sign-in',
    claims: { ...good, origin_jti: undefined },
    gateway: 'passes',
    chain: 'refuses',
    login: 'passes',
  },
];

describe('a token that the pool’s own key signed', () => {
  let key: SigningKey;
  let keys: Listening;
  beforeAll(async () => {
    key = readSigningKey(await generateSigningKey());
    keys = await listen((_, response) => void response.end(JSON.stringify({ keys: [key.jwk] })));
    return () => keys.close();
  });

  test.each(signed)('is taken for what it says: $what', async ({ what, gateway, chain, login, ...said }) => {
    const clientIds = ['web', 'scripts'];
    const token = signJwt(key, timed(said));
    const authorize = createAuthorizer({ issuer, keysAt: keys.endpoint, clientIds, scope });
    const verdict = await authorize(`Bearer ${token}`);
    tally.probe(
      `${what} at the gateway`,
      ('status' in verdict ? verdict.status : 'passes') !== gateway && 'otherwise',
    );
    if ('claims' in verdict)
      tally.probe(
        `${what} at the chain`,
        outcome(() => identify(verdict.claims, clientIds)) !== chain && 'otherwise',
      );
    const standIns = { endpoints: { cognito: keys.endpoint } };
    const verify = tokenVerifier({ userPoolId, clientIds, standIns });
    const verified = await verify(token).then(
      () => 'passes',
      () => 'refuses',
    );
    tally.probe(`${what} at signing in`, verified !== login && verified);
    tally.settle();
  });
});

/** What a token says that is signed now. */
function timed({ claims, expires = 60, begins }: Pick<Signed, 'claims' | 'expires' | 'begins'>): Claims {
  const iat = Math.floor(Date.now() / 1000);
  const after = (minutes: number) => iat + 60 * minutes;
  return { ...claims, iat, exp: after(expires), ...(begins && { nbf: after(begins) }) };
}

function outcome(attempt: () => unknown): 'passes' | 'refuses' {
  try {
    attempt();
    return 'passes';
  } catch {
    return 'refuses';
  }
}
