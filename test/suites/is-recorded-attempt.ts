import type { Key } from '../../functions/platform/storage/key.ts';

/**
 * What a refused call may leave behind: naming a foreign record together with an own case reads that case,
 * which is recorded; and each attempt to sign in is counted before its password is tried.
 */
export const isRecordedAttempt = ({ pk }: Key): boolean =>
  /^O#[^#]+#R#/.test(pk) || pk.startsWith('X#RATE#sign-in');
