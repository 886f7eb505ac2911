import { randomInt } from 'node:crypto';
import { qrTokenLength } from '../../../../shared/features/intake/qr-codes/schema.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A token that nobody can guess: each character is chosen by a cryptographic random number. */
export const newQrToken = (): string =>
  Array.from({ length: qrTokenLength }, () => alphabet[randomInt(alphabet.length)]).join('');
