import { randomInt } from 'node:crypto';
import { qrTokenLength } from '../../../../shared/features/intake/qr-codes/schema.ts';

/** Without what looks alike on paper: 0 O, 1 I l. Of these 22 make 128 bits. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** A token that nobody can guess: each character is chosen by a cryptographic random number. */
export const newQrToken = (): string =>
  Array.from({ length: qrTokenLength }, () => alphabet[randomInt(alphabet.length)]).join('');
