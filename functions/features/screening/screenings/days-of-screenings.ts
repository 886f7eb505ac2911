import type { CountedRange } from '../../../composition/day-source.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { daysOfRecords } from '../../../platform/storage/days-of-records.ts';
import { screeningList, screeningsOf } from '../keys.ts';

/** Dates of finished screenings. */
export const daysOfScreenings = (
  { table, organization }: StoreScope,
  range: CountedRange,
): Promise<string[]> =>
  daysOfRecords(
    table,
    { all: screeningList.all(organization), ofCase: id => screeningsOf(organization, id) },
    range,
  );
