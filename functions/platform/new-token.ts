import { randomInt } from 'node:crypto';

/** Without what looks alike on paper: 0 O, 1 I l. Of these 22 make 128 bits. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** A token that nobody can guess: each character is chosen by a cryptographic random number. */
export const newToken = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
