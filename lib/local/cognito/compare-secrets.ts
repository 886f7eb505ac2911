import { timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal. The time that this takes does not show where they differ. */
export function sameBytes(expected: Buffer, given: Buffer): boolean {
  return expected.length === given.length && timingSafeEqual(expected, given);
}

export function sameText(expected: string, given: string): boolean {
  return sameBytes(Buffer.from(expected), Buffer.from(given));
}
