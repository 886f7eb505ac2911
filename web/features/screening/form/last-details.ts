import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { type ScreeningValues, toFormValues } from './screening-values.ts';

/** School and grade in a child’s case; absent in days prepared by older versions. */
export type SchoolOfChild = Partial<Pick<Case, 'school' | 'grade'>>;

/**
 * Details known before a screening: those of the last screening, but school and grade from the child’s case
 * if it records them, because they are newer.
 */
export function knownDetails(
  child: SchoolOfChild,
  last: Screening | undefined,
): Partial<Pick<ScreeningValues, 'school' | 'grade' | 'place' | 'wearsSpectacles'>> {
  const before = last && toFormValues(last);
  return {
    ...(before && { place: before.place, wearsSpectacles: before.wearsSpectacles }),
    school: child.school || before?.school || '',
    grade: child.grade || before?.grade || '',
  };
}
