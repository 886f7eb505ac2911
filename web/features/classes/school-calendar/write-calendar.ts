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
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { keepCalendar, schoolCalendarQuery } from './queries.ts';

export interface CalendarEdit {
  edit: (calendar: SchoolCalendar) => SchoolCalendarFields;
  /** Whether the calendar of somebody else still has what the edit is about as it was when it was begun. */
  isFree: (theirs: SchoolCalendar) => boolean;
  /** The version that the edit is about. That which was read last without it. */
  version?: number | undefined;
}

const maxAttempts = 4;

/**
 * Changes the calendar as it is stored: what a colleague has entered about other days meanwhile stays. An edit
 * whose answer was lost is made again over itself.
 * @throws CallError version.conflict if they changed the same days
 */
export async function writeCalendar({ edit, isFree, version }: CalendarEdit): Promise<SchoolCalendar> {
  let calendar = await queryClient.ensureQueryData(schoolCalendarQuery);
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
      if (!(error instanceof CallError) || error.code !== 'version.conflict') throw error;
      calendar = error.current as SchoolCalendar;
      at = calendar.version;
      keepCalendar(calendar);
      if (!isFree(calendar) || attempt === maxAttempts) throw error;
    }
  }
}

/** Writes days in the place of others; null for none. */
export const rangeEdit = (before: DayRange | null, after: DayRange | null): CalendarEdit => ({
  edit: ({ days, weekA }) => ({ days: replaceRange(days, before, after), weekA }),
  isFree: ({ days }) =>
    (after !== null && hasRange(days, after)) ||
    ((before === null || hasRange(days, before)) &&
      (after === null || daysUnder(days, after, before).length === 0)),
});
