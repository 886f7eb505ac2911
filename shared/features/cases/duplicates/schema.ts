import * as z from 'zod';

/** What speaks for two cases being one child, and what speaks against it. */
export const PairSign = z.enum([
  'sameName',
  'soundsSame',
  'similarName',
  'initials',
  'sameBirthday',
  'nearBirthday',
  'sameEmail',
  'samePhone',
  'otherName',
  'otherBirthday',
  'otherGender',
]);
export type PairSign = z.output<typeof PairSign>;

/** How likely two cases are of one child. Twins and siblings are never certain. */
export const PairLevel = z.enum(['certain', 'likely', 'possible']);
export type PairLevel = z.output<typeof PairLevel>;

export const PairScore = z.object({ level: PairLevel, score: z.number(), signs: z.array(PairSign) });
export type PairScore = z.output<typeof PairScore>;
