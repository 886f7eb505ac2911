import * as z from 'zod';
import { lineOf, optional, PlainDate, Version } from '../../../core/fields.ts';

/** Most days of an organisation that are not as other days: some ten years. */
export const maxCalendarDays = 500;

/** Most characters of a day's name: so many days with their names fit into one item. */
export const maxDayNameLength = 60;

/** Monday is 1, Sunday 7 (ISO 8601). */
export const Weekday = z.int().min(1).max(7);

const DayName = lineOf(maxDayNameLength);
/** In both languages; a name that is missing in one is read in the other. */
export const DayNames = z.strictObject({ en: DayName, zh: DayName });

/**
 * A day that is not as its weekday says: a public holiday, a day on which the organisation is closed, or a
 * working day that makes up for one (调休) and follows the plan of another weekday.
 */
export const CalendarDay = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.enum(['holiday', 'closed']),
    date: PlainDate,
    name: DayNames,
  }),
  z.strictObject({
    type: z.literal('make-up'),
    date: PlainDate,
    name: DayNames,
    follows: Weekday,
  }),
]);
export type CalendarDay = z.output<typeof CalendarDay>;

const calendarFields = {
  /** Each date once. */
  days: z.array(CalendarDay).max(maxCalendarDays),
  /** Any day of a week A; the weeks after it are B, A, B and so on. Null where weeks are all alike. */
  weekA: optional(PlainDate),
};

/** What a person enters about the calendar of an organisation. */
export const SchoolCalendarFields = z
  .strictObject(calendarFields)
  .refine(({ days }) => new Set(days.map(({ date }) => date)).size === days.length, {
    path: ['days'],
    error: 'validation.date_twice',
  });
export type SchoolCalendarFields = z.output<typeof SchoolCalendarFields>;

/** The calendar of an organisation. Version 0 is that of one where nothing has been entered. */
export const SchoolCalendar = z
  .object({ ...calendarFields, version: z.union([z.literal(0), Version]) })
  .meta({ id: 'SchoolCalendar' });
export type SchoolCalendar = z.output<typeof SchoolCalendar>;

export const emptyCalendar: SchoolCalendar = { days: [], weekA: null, version: 0 };
