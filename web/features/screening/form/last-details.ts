import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { type ScreeningValues, toFormValues } from './screening-values.ts';

/** What may be taken over from the last screening: circumstances, never results. */
export function detailsOf(
  last: Screening,
): Pick<ScreeningValues, 'school' | 'grade' | 'place' | 'wearsSpectacles'> {
  const { school, grade, place, wearsSpectacles } = toFormValues(last);
  return { school, grade, place, wearsSpectacles };
}
