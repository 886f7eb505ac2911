import { type IdKind, idPrefixes, ownLength } from '../../shared/ids.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomBytes = 10;

/**
 * A new id: 48 bits of time, then 80 random ones, so that later ids sort after earlier ones.
 * @param at milliseconds since 1970
 */
export function newId(kind: IdKind, at: number): string {
  const random = Buffer.from(crypto.getRandomValues(new Uint8Array(randomBytes))).toString('hex');
  return `${idPrefixes[kind]}_${inLetters(BigInt(`0x${at.toString(16)}${random}`))}`;
}

function inLetters(value: bigint): string {
  let text = '';
  for (let rest = value; text.length < ownLength; rest /= 62n) text = alphabet[Number(rest % 62n)] + text;
  return text;
}
