import { dayMs } from '../../../../shared/core/dates/durations.ts';
import {
  type OrganizationRecord,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';

type Licence = Pick<OrganizationRecord, 'name' | 'endsOn' | 'timeZone'>;

/** How long before its end a licence is listed as ending, in milliseconds. */
const soonMs = 30 * dayMs;
const maxNamed = 2;

/** Licences that end soon or have ended, earliest first. @param now milliseconds since 1970 */
export const listEnding = <Of extends Licence>(licences: readonly Of[], now: number): Of[] =>
  licences
    .filter(({ endsOn, timeZone }) => endsOn <= todayIn(timeZone, now + soonMs))
    .sort((one, other) => (one.endsOn < other.endsOn ? -1 : 1));

/** Number of ending licences, and the names of the first ones. @param now milliseconds since 1970 */
export function endingLicences(licences: readonly Licence[], now: number) {
  const ending = listEnding(licences, now);
  return {
    count: ending.length,
    first: ending.slice(0, maxNamed).map(({ name, endsOn }) => ({ name, endsOn })),
  };
}
