import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from './compare-secrets.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMilliseconds = 30_000;

/** A new 160-bit secret in base 32, the format of authenticator apps. */
export function createTotpSecret(): string {
  return Array.from(randomBytes(32), byte => alphabet.charAt(byte % 32)).join('');
}

/** The six digits that an authenticator app shows at this time (RFC 6238, SHA-1, 30 s). */
export function totpCode(secret: string, milliseconds: number): string {
  return codeAtStep(secret, Math.floor(milliseconds / stepMilliseconds));
}

/**
 * The 30-second step to which a code belongs: the current, previous or next one. Undefined for a wrong code.
 */
export function matchingTotpStep(secret: string, code: string, milliseconds: number): number | undefined {
  const present = Math.floor(milliseconds / stepMilliseconds);
  return [present, present - 1, present + 1].find(step => sameText(codeAtStep(secret, step), code));
}

function codeAtStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return (number % 1_000_000).toString().padStart(6, '0');
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/[01]{8}/g) ?? [];
  return Buffer.from(bytes.map(byte => Number.parseInt(byte, 2)));
}
