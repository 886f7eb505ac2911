import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { type ScreeningValues, toFormValues } from './screening-values.ts';

export function detailsOf(
  last: Screening,
): Pick<ScreeningValues, 'school' | 'grade' | 'place' | 'wearsSpectacles'> {
  const { school, grade, place, wearsSpectacles } = toFormValues(last);
  return { school, grade, place, wearsSpectacles };
}

/** School and grade that the child’s case records; they are newer than those of the last screening. */
export const knownOfChild = ({
  school,
  grade,
}: Case): Partial<Pick<ScreeningValues, 'school' | 'grade'>> => ({
  ...(school && { school }),
  ...(grade && { grade }),
});
