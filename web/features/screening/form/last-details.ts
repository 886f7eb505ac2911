import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { type ScreeningValues, toFormValues } from './screening-values.ts';

export function detailsOf(
  last: Screening,
): Pick<ScreeningValues, 'school' | 'grade' | 'place' | 'wearsSpectacles'> {
  const { school, grade, place, wearsSpectacles } = toFormValues(last);
  return { school, grade, place, wearsSpectacles };
}
