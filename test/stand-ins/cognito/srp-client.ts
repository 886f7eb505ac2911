import { createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto';

// The prime that Cognito's sign-in protocol SRP uses. This file implements the client's side of the protocol,
// written independently of the server's side.
export const prime = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);

const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const hmac = (key: Buffer, data: Buffer | string) => createHmac('sha256', key).update(data).digest();
const number = (hex: string) => BigInt(`0x${hex}`);

function power(base: bigint, exponent: bigint): bigint {
  if (exponent === 0n) return 1n;
  const half = power(base, exponent >> 1n) ** 2n % prime;
  return exponent & 1n ? (half * base) % prime : half;
}

/** Formats a number like a Java BigInteger: whole bytes, with a sign bit first. */
function padded(value: bigint): string {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Number.parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even;
}

/**
 * Makes an SRP client with a random secret: its public value, and a function that computes the proof for the
 * server's response.
 */
export function createSrpClient() {
  const secret = number(randomBytes(32).toString('hex'));
  const clientPublic = power(2n, secret);

  function prove(identity: string, password: string, salt: string, serverPublicHex: string, parts: Buffer[]) {
    const serverPublic = number(serverPublicHex);
    const inner = createHash('sha256').update(`${identity}:${password}`).digest('hex');
    const x = number(sha256(padded(number(salt)) + inner));
    const k = number(sha256(padded(prime) + padded(2n)));
    const u = number(sha256(padded(clientPublic) + padded(serverPublic)));
    const base = (((serverPublic - k * power(2n, x)) % prime) + prime) % prime;
    const shared = power(base, secret + u * x);
    const extracted = hmac(Buffer.from(padded(u), 'hex'), Buffer.from(padded(shared), 'hex'));
    const key = hmac(extracted, 'Caldera Derived Key\x01').subarray(0, 16);
    return hmac(key, Buffer.concat(parts));
  }

  return { publicHex: clientPublic.toString(16), prove };
}
