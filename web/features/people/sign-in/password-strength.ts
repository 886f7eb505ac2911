import { commonPasswords } from '../../../../shared/core/password.ts';

export type Strength = 'weak' | 'fair' | 'strong';

const alphabets: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[\x20-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]/, 33],
  [/[^\x20-\x7e]/, 1_000],
];

/** Bits of entropy at which a password becomes fair or strong. */
const bits = { fair: 45, strong: 80 };

/** Estimates the strength of a password against somebody who knows the email address. */
export function strengthOf(password: string, email: string): Strength {
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  const remainder = name.length > 2 ? password.toLowerCase().replaceAll(name, '') : password;
  if (remainder.length < password.length / 2) return 'weak';
  const size = alphabets.reduce((sum, [signs, count]) => sum + (signs.test(password) ? count : 0), 0);
  const strength = countUnpredictable(remainder.replace(commonPasswords, '')) * Math.log2(Math.max(size, 1));
  return strength < bits.fair ? 'weak' : strength < bits.strong ? 'fair' : 'strong';
}

/** Counts the characters that do not continue a run such as "aaa" or "abc". */
function countUnpredictable(text: string): number {
  const codes = Array.from(text, sign => sign.codePointAt(0) ?? 0);
  return codes.filter((code, place) => place === 0 || Math.abs(code - (codes[place - 1] ?? 0)) > 1).length;
}
