import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { CaseName } from '../cases/schema.ts';

/** Signs that two cases are the same child, and signs that they are not. */
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

/** How likely two cases are the same child. Twins and siblings are never `certain`. */
export const PairLevel = z.enum(['certain', 'likely', 'possible']);
export type PairLevel = z.output<typeof PairLevel>;

export const PairScore = z.object({ level: PairLevel, score: z.number(), signs: z.array(PairSign) });
export type PairScore = z.output<typeof PairScore>;

export const DuplicatePair = PairScore.omit({ score: true })
  .extend({ one: CaseName, other: CaseName })
  .meta({ id: 'DuplicatePair' });
export type DuplicatePair = z.output<typeof DuplicatePair>;

export const CaseDuplicate = DuplicatePair.omit({ one: true }).meta({ id: 'CaseDuplicate' });
export type CaseDuplicate = z.output<typeof CaseDuplicate>;

/** A member's statement that two cases are not the same child. */
export const NotDuplicates = z.object({ by: z.uuid(), at: Instant });
