import { createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto';

// SRP-6a as in Cognito: the 3072-bit group of RFC 3526 and its generator 2.
const prime = toBigInt(getDiffieHellman('modp15').getPrime());
const generator = 2n;
const multiplier = toBigInt(sha256(signed(prime), signed(generator)));

/** Salt and password verifier, both hexadecimal. */
export interface SrpSecret {
  salt: string;
  verifier: string;
}

/** State of the server after it has sent its challenge and before it receives the client's proof. */
export interface SrpExchange {
  clientPublic: bigint;
  serverPrivate: bigint;
  serverPublic: bigint;
}

/** Creates the data that are stored instead of a password. @param identity pool name and sub, joined */
export function createSrpSecret(identity: string, password: string): SrpSecret {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: verifierOf(salt, identity, password) };
}

export function verifierOf(salt: string, identity: string, password: string): string {
  const inner = sha256(Buffer.from(`${identity}:${password}`));
  const x = toBigInt(sha256(signed(BigInt(`0x${salt}`)), inner));
  return powerOfGenerator(x).toString(16);
}

/** Responds to the client's public value (hexadecimal). Undefined if the value is unsafe. */
export function beginExchange(verifier: string, clientPublicHex: string): SrpExchange | undefined {
  if (!/^[0-9a-f]{1,1024}$/i.test(clientPublicHex)) return undefined;
  const clientPublic = BigInt(`0x${clientPublicHex}`);
  if (clientPublic % prime === 0n) return undefined;
  const serverPrivate = toBigInt(randomBytes(32));
  const masked = multiplier * BigInt(`0x${verifier}`);
  const serverPublic = (masked + powerOfGenerator(serverPrivate)) % prime;
  return { clientPublic, serverPrivate, serverPublic };
}

/** The signature by which a client proves that it knows the password. @param parts the signed bytes */
export function expectedProof(exchange: SrpExchange, verifier: string, parts: Buffer[]): Buffer {
  const { clientPublic, serverPrivate, serverPublic } = exchange;
  const scrambler = toBigInt(sha256(signed(clientPublic), signed(serverPublic)));
  const base = (clientPublic * power(BigInt(`0x${verifier}`), scrambler)) % prime;
  const shared = power(base, serverPrivate);
  const extracted = hmac(signed(scrambler), signed(shared));
  const key = hmac(extracted, Buffer.from('Caldera Derived Key\x01')).subarray(0, 16);
  return hmac(key, ...parts);
}

/** The bytes of a positive number, after a zero byte if the first bit is set (it would mean a minus). */
function signed(number: bigint): Buffer {
  const hex = number.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

// Every exponent here has 256 bits, which takes about 3 ms. A native Diffie-Hellman object would first test
// the prime for a second.
function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % prime;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}

const digitBits = 4n;
const digitMask = (1n << digitBits) - 1n;
/** Computed powers of the generator, by place and value of a digit of the exponent. */
const table: bigint[][] = [];

function powerOfGenerator(exponent: bigint): bigint {
  let result = 1n;
  for (let rest = exponent, place = 0; rest > 0n; rest >>= digitBits, place++) {
    const factor = powersAt(place)[Number(rest & digitMask)] ?? 1n;
    result = (result * factor) % prime;
  }
  return result;
}

function powersAt(place: number): bigint[] {
  const known = table[place];
  if (known) return known;
  const before = place === 0 ? undefined : powersAt(place - 1);
  const base = before ? ((before.at(-1) ?? 1n) * (before[1] ?? 1n)) % prime : generator;
  const powers = [1n];
  for (let value = 1n; value <= digitMask; value++) powers.push(((powers.at(-1) ?? 1n) * base) % prime);
  table[place] = powers;
  return powers;
}

function toBigInt(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}

function sha256(...parts: Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}

function hmac(key: Buffer, ...parts: Buffer[]): Buffer {
  return createHmac('sha256', key).update(Buffer.concat(parts)).digest();
}
