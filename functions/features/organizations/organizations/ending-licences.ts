import {
  type OrganizationRecord,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';

type Licence = Pick<OrganizationRecord, 'name' | 'endsOn' | 'timeZone'>;

/** How long before its end a licence is named: 30 days. */
const soonMs = 30 * 86_400_000;
/** How many are named. */
const maxNamed = 2;

/** Those whose licence ends soon or has ended, the first to end first. @param now milliseconds since 1970 */
export const listEnding = <Of extends Licence>(licences: readonly Of[], now: number): Of[] =>
  licences
    .filter(({ endsOn, timeZone }) => endsOn <= todayIn(timeZone, now + soonMs))
    .sort((one, other) => (one.endsOn < other.endsOn ? -1 : 1));

/** How many these are, and the names of the first. @param now milliseconds since 1970 */
export function endingLicences(licences: readonly Licence[], now: number) {
  const ending = listEnding(licences, now);
  return {
    count: ending.length,
    first: ending.slice(0, maxNamed).map(({ name, endsOn }) => ({ name, endsOn })),
  };
}
