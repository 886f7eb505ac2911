import type { Key } from '../../functions/platform/storage/key.ts';

/**
 * Whether a rejected request may write this item: an audit record of reading a case of the caller, which the
 * request names besides another organisation's record, or the count of a sign-in attempt, which is written
 * before the password is checked.
 */
export const isRecordedAttempt = ({ pk }: Key): boolean =>
  /^O#[^#]+#R#/.test(pk) || pk.startsWith('X#RATE#sign-in');
