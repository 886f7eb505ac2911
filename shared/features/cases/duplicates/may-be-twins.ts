import type { PairSign } from './schema.ts';

/** Whether two similar cases may be twins: the same birthday and names that are only similar. */
export const mayBeTwins = (signs: readonly PairSign[]): boolean =>
  signs.includes('sameBirthday') && signs.includes('similarName');
