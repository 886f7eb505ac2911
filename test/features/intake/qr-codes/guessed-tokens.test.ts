import type { IncomingMessage } from 'node:http';
import type { Context } from 'aws-lambda';
import { expect, test } from 'vitest';
import { newQrToken } from '../../../../functions/features/intake/qr-codes/new-qr-token.ts';
import { createPublicLambda } from '../../../../functions/lambdas/public.ts';
import { FormTickets } from '../../../../functions/platform/http/form-tickets.ts';
import { toEvent } from '../../../../lib/local/gateway/to-event.ts';
import { originSecret } from '../../../../lib/local/start-backend.ts';
import { hourMs } from '../../../../shared/core/dates/durations.ts';
import { routeKey } from '../../../../shared/core/endpoint.ts';
import { originHeader } from '../../../../shared/core/origin-header.ts';
import { QrToken } from '../../../../shared/features/intake/qr-codes/schema.ts';
import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { Caller, Reply } from '../../../support/caller.ts';
import { openClinic } from '../../../support/clinic.ts';
import { isFull } from '../../../support/is-full.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { openDoor, openFamily, written } from '../registrations/samples.ts';

const guesses = isFull ? 100_000 : 300;
/**
 * Number of guesses over HTTP. All other guesses call the Lambda directly; the gateway and the signature
 * check treat all guesses alike.
 */
const byHttp = isFull ? 2_000 : 200;
const atOnce = 40;
/** Number of guesses from each network address, below the hourly limit of an address. */
const perNetwork = 500;

/** Opens the registration form for a token; reconnects if the busy machine drops the connection. */
async function ask(family: Caller, token: string, triesLeft = 3): Promise<Reply> {
  const body = JSON.stringify({ token });
  try {
    return await family.send('POST', registrations.openRegistration.path, { body });
  } catch (error) {
    if (triesLeft === 0) throw error;
    return ask(family, token, triesLeft - 1);
  }
}

test('a QR code token fits into its URL, has at least 128 bits and no ambiguous characters', () => {
  const tokens = Array.from({ length: 2_000 }, newQrToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) expect(QrToken.safeParse(token).success).toBe(true);
  const letters = new Set(tokens.join(''));
  expect([...letters].filter(letter => '0O1Il'.includes(letter))).toEqual([]);
  expect(Math.log2(letters.size) * 22).toBeGreaterThanOrEqual(128);
});

/** Response to a guess: status and body. */
type Guess = (token: string, network: string) => Promise<string>;

const guessByHttp: Guess = async (token, network) => {
  const { status, text } = await ask(await openFamily(network), token);
  return `${status} ${text}`;
};

/**
 * Returns a function that sends a guess directly to the Lambda as a gateway event, without HTTP and the
 * proxies.
 */
async function openLambda(): Promise<Guess> {
  const { backend, now } = await openWorld();
  const environment = backend.environmentOf('public');
  const { standIns } = environment;
  const endpoints = { ...standIns.endpoints, dynamodb: backend.dynamodb.endpoint };
  const lambda = createPublicLambda({ ...environment, standIns: { ...standIns, endpoints } }, now);
  return async (token, network) => {
    const headers = [
      'content-type',
      'application/json',
      originHeader,
      originSecret,
      'x-forwarded-for',
      network,
    ];
    const request = {
      method: 'POST',
      url: `/api/${registrations.openRegistration.path}`,
      rawHeaders: headers,
      socket: { remoteAddress: '127.0.0.1' },
    } as IncomingMessage;
    const route = { routeKey: routeKey(registrations.openRegistration), pathParameters: {} };
    const event = toEvent(request, Buffer.from(JSON.stringify({ token })), route, undefined);
    const { statusCode, body } = await lambda(event, {} as Context);
    return `${statusCode} ${body}`;
  };
}

/** Repeats a guess while the server is busy, as an attacker would do. */
async function insist(ask: () => Promise<string>, triesLeft = 5): Promise<string> {
  const answer = await ask();
  return answer.startsWith('503') && triesLeft > 0 ? insist(ask, triesLeft - 1) : answer;
}

/** Makes all guesses and returns the number of guesses by response. */
async function guessAll(tokens: string[], guess: Guess): Promise<[string, number][]> {
  const answers = new Map<string, number>();
  const waiting = tokens.entries();
  const guessNext = async () => {
    for (const [index, token] of waiting) {
      const network = `10.66.${Math.floor(index / perNetwork)}.1`;
      const answer = await insist(() => guess(token, network));
      if (isFull && index % 10_000 === 0) console.log(`guessed tokens: ${index} of ${tokens.length}`);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, guessNext));
  return [...answers];
}

testInTurn(
  'a guessed QR code token opens no form, and costs at most one database read and one update of a counter',
  {
    timeout: hourMs,
  },
  async () => {
    const { recordCalls, withClockAhead } = await openWorld();
    const token = await openDoor(await openClinic());
    const near = Array.from({ length: 22 }, (_, at) => `${token.slice(0, at)}Z${token.slice(at + 1)}`);
    const random = (count: number) => Array.from({ length: count }, newQrToken);
    const invalid = JSON.stringify({ data: { state: 'invalid', organization: null, form: null } });
    const sent = [...near.filter(one => one !== token), ...random(byHttp)];
    const { result, calls } = await recordCalls(() => guessAll(sent, guessByHttp));
    expect(result).toEqual([[`200 ${invalid}`, sent.length]]);
    const units = calls.reduce((sum, call) => sum + call.units, 0) / sent.length;
    expect(units).toBeLessThanOrEqual(2);
    const rest = random(guesses - byHttp);
    const start = performance.now();
    const handed = await withClockAhead(hourMs, async () => guessAll(rest, await openLambda()));
    expect(handed).toEqual(rest.length > 0 ? [[`200 ${invalid}`, rest.length]] : []);
    const { data } = await (await openFamily()).call(registrations.openRegistration, { token });
    expect(data.state).toBe('live');
    const seconds = (performance.now() - start) / 1_000;
    console.log(
      `guessed tokens: ${sent.length} by HTTP, ${units.toFixed(1)} units each, and ${rest.length} by the Lambda in ${seconds.toFixed(0)} s; 0 opened`,
    );
  },
);

test('a registration from a form that the server did not issue is rejected before any database read', async () => {
  const { recordCalls, now } = await openWorld();
  const token = await openDoor(await openClinic());
  const family = await openFamily();
  const forged = new FormTickets(['not the secret of the server'], now).issue(token);
  const body = JSON.stringify({ ...written, token, ticket: forged, submission: crypto.randomUUID() });
  const { result, calls } = await recordCalls(() => family.send('POST', 'registrations', { body }));
  expect(result).toMatchObject({ status: 409, body: { error: { code: 'registration.form-outdated' } } });
  expect(calls).toEqual([]);
});
