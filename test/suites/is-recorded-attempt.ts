import type { Key } from '../../functions/platform/storage/key.ts';

/**
 * Whether an item may be written by a rejected call: reading an own case named together with a foreign record is
 * audited, and each sign-in attempt is counted before its password is checked.
 */
export const isRecordedAttempt = ({ pk }: Key): boolean =>
  /^O#[^#]+#R#/.test(pk) || pk.startsWith('X#RATE#sign-in');
