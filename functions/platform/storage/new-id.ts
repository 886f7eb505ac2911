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

/**
 * A new sortable id: 48 bits of time, then 80 random bits.
 * @param at milliseconds since 1970
 */
export function newId(kind: IdKind, at: number): string {
  return `${idPrefixes[kind]}_${base62(timestampedRandom(at, randomBytes), idSuffixLength)}`;
}

/** A new id of a child record: the characters of its case or course, 48 bits of time, 40 random bits. */
export function newChildId(kind: IdKind, parentId: string, at: number): string {
  const ofParent = parentId.slice(parentId.indexOf('_') + 1);
  return `${idPrefixes[kind]}_${ofParent}${base62(timestampedRandom(at, childRandomBytes), childIdSuffixLength)}`;
}

/** When the id of a child record was made, as an instant. */
export function timeOfChildId(id: string): string {
  let value = 0n;
  for (const letter of childIdSuffix(id)) value = value * 62n + BigInt(alphabet.indexOf(letter));
  return new Date(Number(value >> BigInt(8 * childRandomBytes))).toISOString();
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
