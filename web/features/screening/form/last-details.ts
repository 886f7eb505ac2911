import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { type ScreeningValues, toFormValues } from './screening-values.ts';

type Details = Pick<ScreeningValues, 'school' | 'grade' | 'place' | 'wearsSpectacles'>;

/** What a child’s case says about the school; absent in days prepared by older versions. */
export type SchoolOfChild = Partial<Pick<Case, 'school' | 'grade' | 'updatedAt'>>;

export function detailsOf(last: Screening): Details {
  const { school, grade, place, wearsSpectacles } = toFormValues(last);
  return { school, grade, place, wearsSpectacles };
}

/**
 * Details with which a new screening begins: those of the last screening. School and grade are those of the
 * child’s case if the last screening has none, or if the case was changed since.
 */
export function knownDetails(
  { school, grade, updatedAt = '' }: SchoolOfChild,
  last: Screening | undefined,
): Partial<Details> {
  const before = last && detailsOf(last);
  const isNewer = last === undefined || updatedAt.slice(0, 10) > last.date;
  const newest = (own: string | null | undefined, earlier = '') => (isNewer && own) || earlier || own || '';
  return { ...before, school: newest(school, before?.school), grade: newest(grade, before?.grade) };
}
