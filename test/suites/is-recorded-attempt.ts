import type { Key } from '../../functions/platform/storage/key.ts';

/**
 * Whether a rejected request may write this item. Such an item is the count of a sign-in attempt, which is
 * written before the password is checked, or an audit record of reading the caller's own case. The latter is
 * written if a request names this case besides another organisation's record.
 */
export const isRecordedAttempt = ({ pk }: Key): boolean =>
  /^O#[^#]+#R#/.test(pk) || pk.startsWith('X#RATE#sign-in');
