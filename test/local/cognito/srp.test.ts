import { createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { beginExchange, expectedProof, verifierOf } from '../../../lib/local/cognito/srp.ts';

const prime = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const identity = 'Local0001some-sub';
const parts = [Buffer.from(identity), Buffer.from('block'), Buffer.from('Mon Jan 5 10:00:00 UTC 2026')];

const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const hmac = (key: Buffer, data: Buffer | string) => createHmac('sha256', key).update(data).digest();
const number = (hex: string) => BigInt(`0x${hex}`);

function power(base: bigint, exponent: bigint): bigint {
  if (exponent === 0n) return 1n;
  const half = power(base, exponent >> 1n) ** 2n % prime;
  return exponent & 1n ? (half * base) % prime : half;
}

/** As a Java BigInteger is written: whole bytes, the first bit a sign. */
function padded(value: bigint): string {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Number.parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even;
}

/** The client's side of a sign-in, whose salt arrives as a number. */
function signInAsClient(salt: string, verifier: string, password: string) {
  const secret = number(randomBytes(32).toString('hex'));
  const clientPublic = power(2n, secret);
  const exchange = beginExchange(verifier, clientPublic.toString(16));
  if (!exchange) throw new Error('the public value was refused');
  const inner = createHash('sha256').update(`${identity}:${password}`).digest('hex');
  const x = number(sha256(padded(number(salt)) + inner));
  const k = number(sha256(padded(prime) + padded(2n)));
  const u = number(sha256(padded(clientPublic) + padded(exchange.serverPublic)));
  const base = (((exchange.serverPublic - k * power(2n, x)) % prime) + prime) % prime;
  const shared = power(base, secret + u * x);
  const extracted = hmac(Buffer.from(padded(u), 'hex'), Buffer.from(padded(shared), 'hex'));
  const key = hmac(extracted, 'Caldera Derived Key\x01').subarray(0, 16);
  return { proof: hmac(key, Buffer.concat(parts)), expected: expectedProof(exchange, verifier, parts) };
}

test('server and client agree whatever the first bits of the salt are', () => {
  for (const start of ['0000', '000f', '00ff', '0fff', '7fff', '80ff', 'ffff']) {
    const salt = start + randomBytes(14).toString('hex');
    const verifier = verifierOf(salt, identity, 'pässwörd 密码');
    const { proof, expected } = signInAsClient(salt, verifier, 'pässwörd 密码');
    expect([start, proof.equals(expected)]).toEqual([start, true]);
  }
});

test('another password gives another proof', () => {
  const salt = randomBytes(16).toString('hex');
  const { proof, expected } = signInAsClient(salt, verifierOf(salt, identity, 'right'), 'wrong');
  expect(proof.equals(expected)).toBe(false);
});

test('a public value that is no number, or a multiple of the prime, begins nothing', () => {
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
