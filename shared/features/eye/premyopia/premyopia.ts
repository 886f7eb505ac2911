import { ageOn } from '../../../core/age.ts';
import { monthsAfter } from '../../../core/dates/days.ts';
import { eyes } from '../../../core/optics/eyes.ts';
import { isMyopic } from '../optics/axial-length.ts';
import { lowReserveAt, type RiskFactor } from '../optics/classification.ts';
import { compareGrowth } from '../progression/axial-growth.ts';
import { classifyEye } from '../progression/classify-eye.ts';
import { finishedVisits, type SeriesVisit } from '../progression/series.ts';
import type { PremyopicEye } from './schema.ts';

/**
 * Maximum age of an eye's last refraction, in months. Eyes whose last refraction is older are not on the
 * premyopia list.
 */
const maxMonths = 24;

/**
 * First day that counts for the premyopia list: an eye whose last refraction was before that day is ignored.
 * @param today `YYYY-MM-DD`
 */
export const listedFrom = (today: string): string => monthsAfter(today, -maxMonths);

/**
 * Why a child belongs on the premyopia list: no eye is myopic, and at least one eye has premyopia with a
 * recorded risk factor or a low hyperopic reserve for its age. Null if the child does not belong on the list.
 * @param visits all visits @param recorded `recordedFactors` of the last finished visit
 * @param today in the organisation's zone, `YYYY-MM-DD`
 */
export function premyopiaOf(
  visits: readonly SeriesVisit[],
  birthDate: string | null,
  recorded: readonly RiskFactor[] | null,
  today: string,
): PremyopicEye[] | null {
  const finished = finishedVisits(visits);
  const found = eyes.flatMap(eye => {
    const of = classifyEye(finished, eye, birthDate, recorded);
    return of ? [{ eye, ...of }] : [];
  });
  if (found.some(({ equivalent }) => isMyopic(equivalent.value))) return null;
  const current = found.filter(({ equivalent }) => equivalent.date >= listedFrom(today));
  const premyopic = current.map(({ eye, equivalent, name, hasLowReserve }): PremyopicEye => {
    const age = birthDate === null ? null : ageOn(birthDate, equivalent.date);
    const growth = birthDate === null ? null : compareGrowth(finished, eye, birthDate);
    const grown = (growth?.mismatch !== null && growth?.own?.mmPerYear) || 0;
    return {
      eye,
      ...equivalent,
      isPremyopic: name === 'premyopia',
      reserveBelow: hasLowReserve && age ? lowReserveAt(age) : null,
      mmPerYear: grown > 0 ? grown : null,
    };
  });
  return premyopic.some(({ isPremyopic, reserveBelow }) => isPremyopic || reserveBelow !== null)
    ? premyopic
    : null;
}
