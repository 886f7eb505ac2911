import { expect, test } from 'vitest';
import { newQrToken } from '../../../../functions/features/intake/qr-codes/new-qr-token.ts';
import { FormTickets } from '../../../../functions/platform/http/form-tickets.ts';
import { QrToken } from '../../../../shared/features/intake/qr-codes/schema.ts';
import { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { Caller, Reply } from '../../../support/caller.ts';
import { openClinic } from '../../../support/clinic.ts';
import { isFull } from '../../../support/is-full.ts';
import { openWorld } from '../../../support/world.ts';
import { openDoor, openFamily, written } from '../registrations/samples.ts';

const guesses = isFull ? 100_000 : 300;
const atOnce = 40;
/** Guesses from one network address, fewer than it may make in an hour. */
const perNetwork = 500;

/** Opens a form; a connection that the busy machine drops is opened anew. */
async function ask(family: Caller, token: string, triesLeft = 3): Promise<Reply> {
  const body = JSON.stringify({ token });
  try {
    return await family.send('POST', registrations.openRegistration.path, { body });
  } catch (error) {
    if (triesLeft === 0) throw error;
    return ask(family, token, triesLeft - 1);
  }
}

test('tokens have the shape of their addresses, at least 128 bits and nothing that looks alike', () => {
  const tokens = Array.from({ length: 2_000 }, newQrToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) expect(QrToken.safeParse(token).success).toBe(true);
  const letters = new Set(tokens.join(''));
  expect([...letters].filter(letter => '0O1Il'.includes(letter))).toEqual([]);
  expect(Math.log2(letters.size) * 22).toBeGreaterThanOrEqual(128);
});

test('of guessed tokens none opens anything, and a guess costs no more than one look and one count', {
  timeout: 1_800_000,
}, async () => {
  const { recordCalls } = await openWorld();
  const token = await openDoor(await openClinic());
  const near = Array.from({ length: 22 }, (_, at) => `${token.slice(0, at)}Z${token.slice(at + 1)}`);
  const tried = [...near.filter(one => one !== token), ...Array.from({ length: guesses }, newQrToken)];
  const invalid = JSON.stringify({ data: { state: 'invalid', organization: null, form: null } });
  const answers = new Map<string, number>();
  const { calls } = await recordCalls(async () => {
    const waiting = tried.entries();
    const guessNext = async () => {
      for (const [index, guess] of waiting) {
        const network = `10.66.${Math.floor(index / perNetwork)}.1`;
        const { status, text } = await ask(await openFamily(network), guess);
        const answer = `${status} ${text}`;
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, guessNext));
  });
  expect([...answers]).toEqual([[`200 ${invalid}`, tried.length]]);
  const units = calls.reduce((sum, call) => sum + call.units, 0) / tried.length;
  expect(units).toBeLessThanOrEqual(2);
  const { data } = await (await openFamily()).call(registrations.openRegistration, { token });
  expect(data.state).toBe('live');
  console.log(`guessed tokens: ${tried.length} tried by HTTP, 0 opened, ${units.toFixed(1)} units each`);
});

test('whoever sends a form without having opened it is refused before anything is read', async () => {
  const { recordCalls, now } = await openWorld();
  const token = await openDoor(await openClinic());
  const family = await openFamily();
  const forged = new FormTickets(['not the secret of the server'], now).issue(token);
  const body = JSON.stringify({ ...written, token, ticket: forged, submission: crypto.randomUUID() });
  const { result, calls } = await recordCalls(() => family.send('POST', 'registrations', { body }));
  expect(result).toMatchObject({ status: 409, body: { error: { code: 'registration.form-outdated' } } });
  expect(calls).toEqual([]);
});
