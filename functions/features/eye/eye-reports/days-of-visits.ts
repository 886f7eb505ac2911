import type { CountedRange } from '../../../composition/day-source.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { daysOfRecords } from '../../../platform/storage/days-of-records.ts';
import { eyeReportList, eyeReportsOf } from '../keys.ts';

/** Days of finished visits. */
export const daysOfVisits = ({ table, organization }: StoreScope, range: CountedRange): Promise<string[]> =>
  daysOfRecords(
    table,
    { all: eyeReportList.all(organization), ofCase: id => eyeReportsOf(organization, id) },
    range,
  );
