import type { Key } from '../../functions/platform/storage/key.ts';

/**
 * Whether a rejected request may write this item. If a request names a case of the caller together with
 * another organisation's record, reading the case is audited, and each sign-in attempt is counted before its
 * password is checked.
 */
export const isRecordedAttempt = ({ pk }: Key): boolean =>
  /^O#[^#]+#R#/.test(pk) || pk.startsWith('X#RATE#sign-in');
