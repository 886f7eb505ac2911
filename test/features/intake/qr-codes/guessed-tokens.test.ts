import { expect, test } from 'vitest';
import { newQrToken } from '../../../../functions/features/intake/qr-codes/new-qr-token.ts';
import { QrTokensStore } from '../../../../functions/features/intake/qr-codes/qr-tokens-store.ts';
import { QrToken } from '../../../../shared/features/intake/qr-codes/schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { isFull } from '../../../support/is-full.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { makeQrCode } from './samples.ts';

const guesses = isFull ? 100_000 : 500;
const atOnce = 50;

test('tokens have the shape of their addresses, at least 128 bits and nothing that looks alike', () => {
  const tokens = Array.from({ length: 2_000 }, newQrToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) expect(QrToken.safeParse(token).success).toBe(true);
  const letters = new Set(tokens.join(''));
  expect([...letters].filter(letter => '0O1Il'.includes(letter))).toEqual([]);
  expect(Math.log2(letters.size) * 22).toBeGreaterThanOrEqual(128);
});

test('of guessed tokens none opens anything', { timeout: 600_000 }, async () => {
  const { token } = await makeQrCode(await openClinic());
  const { table } = await openRawTable();
  const tokens = new QrTokensStore(table, Date.now);
  const near = Array.from({ length: 22 }, (_, at) => `${token.slice(0, at)}Z${token.slice(at + 1)}`);
  const tried = [...near.filter(one => one !== token), ...Array.from({ length: guesses }, newQrToken)];
  let opened = 0;
  for (let from = 0; from < tried.length; from += atOnce) {
    const found = await Promise.all(tried.slice(from, from + atOnce).map(one => tokens.find(one)));
    opened += found.filter(({ state }) => state !== 'invalid').length;
  }
  expect(opened).toBe(0);
  expect((await tokens.find(token)).state).toBe('live');
});
