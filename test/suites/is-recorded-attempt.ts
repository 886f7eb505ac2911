import type { Key } from '../../functions/platform/storage/key.ts';

/**
 * Whether a rejected call may write this item. Reading an own case that is named together with a foreign
 * record is audited, and each sign-in attempt is counted before its password is checked.
 */
export const isRecordedAttempt = ({ pk }: Key): boolean =>
  /^O#[^#]+#R#/.test(pk) || pk.startsWith('X#RATE#sign-in');
