import type { PairSign } from './schema.ts';

/** Whether two cases that look like one child look like twins as well: born on one day, with names that only resemble each other. */
export const mayBeTwins = (signs: readonly PairSign[]): boolean =>
  signs.includes('sameBirthday') && signs.includes('similarName');
