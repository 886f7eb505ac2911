import { createHash } from 'node:crypto';
import {
  childIdSuffix,
  childIdSuffixLength,
  type IdKind,
  idPrefixes,
  idSuffixLength,
} from '../../../shared/core/ids.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomBytes = 10;
const childRandomBytes = 5;

/** A new sortable id: 48 bits of time, then 80 random bits. @param at milliseconds since 1970 */
export function newId(kind: IdKind, at: number): string {
  return `${idPrefixes[kind]}_${base62(timestampedRandom(at, randomBytes), idSuffixLength)}`;
}

/**
 * The id of a record that is made from another record (the source) at most once. It consists of the source's
 * time of creation and 80 bits of a hash, so the same arguments always give the same id.
 * @param sourceId id of the source; not an id of `newChildId`
 * @param purpose what is made from the source
 */
export function derivedId(kind: IdKind, sourceId: string, purpose: string): string {
  const hash = createHash('sha256').update(`${sourceId}\n${purpose}`).digest('hex');
  const random = hash.slice(0, 2 * randomBytes);
  const at = Date.parse(timeOfId(sourceId)).toString(16);
  return `${idPrefixes[kind]}_${base62(BigInt(`0x${at}${random}`), idSuffixLength)}`;
}

/** The lowest possible id at a time, to begin a range of ids. @param at milliseconds since 1970 */
export function firstIdAt(kind: IdKind, at: number): string {
  const value = BigInt(at) << BigInt(8 * randomBytes);
  return `${idPrefixes[kind]}_${base62(value, idSuffixLength)}`;
}

/** Time of creation that an id contains, in ISO 8601. Not for ids of `newChildId`. */
export function timeOfId(id: string): string {
  return timeOf(id.slice(id.indexOf('_') + 1), randomBytes);
}

/**
 * A new id of a record that belongs to a case or course (the parent). It consists of the parent's id without
 * prefix, 48 bits of time and 40 random bits.
 */
export function newChildId(kind: IdKind, parentId: string, at: number): string {
  const ofParent = parentId.slice(parentId.indexOf('_') + 1);
  return `${idPrefixes[kind]}_${ofParent}${base62(timestampedRandom(at, childRandomBytes), childIdSuffixLength)}`;
}

/** Time of creation that an id of `newChildId` contains, in ISO 8601. */
export const timeOfChildId = (id: string): string => timeOf(childIdSuffix(id), childRandomBytes);

function timeOf(suffix: string, randomLength: number): string {
  let value = 0n;
  for (const letter of suffix) value = value * 62n + BigInt(alphabet.indexOf(letter));
  return new Date(Number(value >> BigInt(8 * randomLength))).toISOString();
}

function timestampedRandom(at: number, bytes: number): bigint {
  const random = Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex');
  return BigInt(`0x${at.toString(16)}${random}`);
}

function base62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = alphabet[Number(rest % 62n)] + text;
  return text;
}
