import { randomInt } from 'node:crypto';

/**
 * Characters that look alike on paper are left out: 0 O, 1 I l. A token of 22 characters has 128 random bits.
 */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** A random token from a cryptographically secure generator. */
export const newToken = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
