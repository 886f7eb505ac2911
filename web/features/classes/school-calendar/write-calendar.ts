import {
  type DayRange,
  daysUnder,
  hasRange,
  replaceRange,
} from '../../../../shared/features/classes/school-calendar/day-ranges.ts';
import { schoolCalendar } from '../../../../shared/features/classes/school-calendar/endpoints.ts';
import type {
  SchoolCalendar,
  SchoolCalendarFields,
} from '../../../../shared/features/classes/school-calendar/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError, conflictOf } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { keepCalendar, schoolCalendarQuery } from './queries.ts';

export interface CalendarEdit {
  edit: (calendar: SchoolCalendar) => SchoolCalendarFields;
  /** Whether a colleague's new version leaves the edited days unchanged, or already contains the edit. */
  isFree: (theirs: SchoolCalendar) => boolean;
  /** Calendar version that the edit is based on; defaults to the version read last. */
  version?: number | undefined;
  /** An undo is rejected if a colleague has changed the same days since, even if that change is known here. */
  isUndo?: boolean;
}

const maxAttempts = 4;

/**
 * Changes the stored calendar. If a colleague changed other days meanwhile, applies the edit to their
 * version.
 * @throws CallError version.conflict if a colleague changed the same days
 */
export async function writeCalendar({
  edit,
  isFree,
  version,
  isUndo,
}: CalendarEdit): Promise<SchoolCalendar> {
  let calendar = await queryClient.ensureQueryData(schoolCalendarQuery);
  if (isUndo && !isFree(calendar)) throw new CallError('version.conflict', 409, { current: calendar });
  let at = version ?? calendar.version;
  for (let attempt = 1; ; attempt++) {
    try {
      const saved = await call(
        schoolCalendar.changeSchoolCalendar,
        { ...edit(calendar), version: at },
        { idempotencyKey: crypto.randomUUID() },
      );
      keepCalendar(saved);
      return saved;
    } catch (error) {
      const theirs = conflictOf(schoolCalendar.changeSchoolCalendar, error);
      if (!theirs) throw error;
      calendar = theirs;
      at = calendar.version;
      keepCalendar(calendar);
      if (!isFree(calendar) || attempt === maxAttempts) throw error;
    }
  }
}

export const rangeEdit = (before: DayRange | null, after: DayRange | null): CalendarEdit => ({
  edit: ({ days, weekA }) => ({ days: replaceRange(days, before, after), weekA }),
  isFree: ({ days }) =>
    (after !== null && hasRange(days, after)) ||
    ((before === null || hasRange(days, before)) &&
      (after === null || daysUnder(days, after, before).length === 0)),
});
