import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { beginExchange, expectedProof, verifierOf } from '../../../lib/local/cognito/srp.ts';
import { createSrpClient, prime } from './srp-client.ts';

const identity = 'Local0001some-sub';
const parts = [Buffer.from(identity), Buffer.from('block'), Buffer.from('Mon Jan 5 10:00:00 UTC 2026')];

function bothSides(salt: string, verifier: string, password: string) {
  const client = createSrpClient();
  const exchange = beginExchange(verifier, client.publicHex);
  if (!exchange) throw new Error('the public value was refused');
  const proof = client.prove(identity, password, salt, exchange.serverPublic.toString(16), parts);
  return { proof, expected: expectedProof(exchange, verifier, parts) };
}

test('server and client compute the same SRP proof, whatever the first bits of the salt are', () => {
  for (const start of ['0000', '000f', '00ff', '0fff', '7fff', '80ff', 'ffff']) {
    const salt = start + randomBytes(14).toString('hex');
    const verifier = verifierOf(salt, identity, 'pässwörd 密码');
    const { proof, expected } = bothSides(salt, verifier, 'pässwörd 密码');
    expect([start, proof.equals(expected)]).toEqual([start, true]);
  }
});

test('a different password gives a different SRP proof', () => {
  const salt = randomBytes(16).toString('hex');
  const { proof, expected } = bothSides(salt, verifierOf(salt, identity, 'right'), 'wrong');
  expect(proof.equals(expected)).toBe(false);
});

test('an SRP public value that is not a number or is a multiple of the prime is rejected', () => {
  const verifier = verifierOf('ab', identity, 'right');
  for (const unsafe of [
    '0',
    prime.toString(16),
    (prime * 2n).toString(16),
    '',
    '-1',
    '0x2',
    'f'.repeat(1025),
  ]) {
    expect(beginExchange(verifier, unsafe)).toBeUndefined();
  }
  expect(beginExchange(verifier, '2')).toBeDefined();
});
