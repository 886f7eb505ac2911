import * as z from 'zod';
import { lineOf, optional, PlainDate, Version } from '../../../core/fields.ts';

/** Maximum number of special days of an organisation, enough for about ten years. */
export const maxCalendarDays = 500;

/** Maximum length of a day's name, in characters. All days with names must fit into one table item. */
export const maxDayNameLength = 60;

/** Weekday from Monday = 1 to Sunday = 7 (ISO 8601). */
export const Weekday = z.int().min(1).max(7);

const DayName = lineOf(maxDayNameLength);
/** Names of a day in both languages; if one name is missing, the other is shown. */
export const DayNames = z.strictObject({ en: DayName, zh: DayName });

/**
 * A day that does not follow the usual timetable: a public holiday, a closed day, or a make-up working day
 * (调休) that follows another weekday's timetable.
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
  /** Each date occurs once. */
  days: z.array(CalendarDay).max(maxCalendarDays),
  /** Any day of an A week; the weeks after it are B, A, B and so on. Null if there are no A and B weeks. */
  weekA: optional(PlainDate),
};

export const SchoolCalendarFields = z
  .strictObject(calendarFields)
  .refine(({ days }) => new Set(days.map(({ date }) => date)).size === days.length, {
    path: ['days'],
    error: 'validation.date_twice',
  });
export type SchoolCalendarFields = z.output<typeof SchoolCalendarFields>;

/** The calendar of an organisation. Version 0 is the empty calendar that exists before the first change. */
export const SchoolCalendar = z
  .object({ ...calendarFields, version: z.union([z.literal(0), Version]) })
  .meta({ id: 'SchoolCalendar' });
export type SchoolCalendar = z.output<typeof SchoolCalendar>;

export const emptyCalendar: SchoolCalendar = { days: [], weekA: null, version: 0 };
