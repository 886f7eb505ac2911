import type { PairSign } from './schema.ts';

/** Whether two similar cases may be twins: they have the same birthday, but only similar names. */
export const mayBeTwins = (signs: readonly PairSign[]): boolean =>
  signs.includes('sameBirthday') && signs.includes('similarName');
