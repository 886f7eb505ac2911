import type { Gender } from './schema.ts';

/** The choice "gender in the family's own words". */
export const ownGender = 'own';

export const genderChoices = ['male', 'female', ownGender, 'notStated'] as const satisfies readonly (
  | Gender
  | typeof ownGender
  | 'notStated'
)[];
