import { schoolCalendar } from '../../../shared/features/classes/school-calendar/endpoints.ts';
import type { CalendarDay } from '../../../shared/features/classes/school-calendar/schema.ts';
import { plusDays, weekdayOf } from '../local-days.ts';
import type { Stage } from '../stage.ts';

/** Periods in which the school is closed: name, first day and last day. */
const closed: [name: string, first: string, last: string][] = [
  ['Half-term', '2027-10-18', '2027-10-22'],
  ['Staff day', '2027-10-29', '2027-10-29'],
  ['Christmas', '2027-12-20', '2028-01-03'],
  ['Half-term', '2028-02-14', '2028-02-18'],
  ['Easter', '2028-04-10', '2028-04-21'],
  ['May Day', '2028-05-01', '2028-05-01'],
  ['Half-term', '2028-05-29', '2028-06-02'],
];
const friday = 5;
const monday = 1;
/** Make-up days, each with the weekday whose timetable applies. */
const madeUp: Record<string, number> = { '2027-10-30': friday, '2028-05-06': monday };

const firstWeekA = '2027-08-30';
const weekMs = 7 * 86_400_000;

export const lastSchoolDay = '2028-07-21';

/**
 * As the admin, enters the closed days and make-up days of the year and weeks A and B, before the timetable
 * is made.
 */
export async function enterCalendar({ calls, school }: Stage): Promise<void> {
  const admin = calls.of(school.clinic.admin);
  const { data } = await admin.call(schoolCalendar.getSchoolCalendar, {});
  const days: CalendarDay[] = closed.flatMap(([name, first, last]) => {
    const dates: string[] = [];
    for (let date = first; date <= last; date = plusDays(date, 1)) dates.push(date);
    return dates.map(date => ({ type: 'holiday' as const, date, name: { en: name, zh: name } }));
  });
  for (const [date, follows] of Object.entries(madeUp))
    days.push({ type: 'make-up', date, name: { en: 'Make-up day', zh: '补课日' }, follows });
  days.sort((one, other) => (one.date < other.date ? -1 : 1));
  await admin.call(schoolCalendar.changeSchoolCalendar, { version: data.version, days, weekA: firstWeekA });
}

/**
 * The dates of a weekly series, computed independently of the product, as a teacher would count them on a
 * wall calendar.
 */
export function datesOf(first: string, last: string, weekday: number, weeks: 'every' | 'A' | 'B'): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = plusDays(date, 1)) {
    const isClosed = closed.some(([, from, to]) => from <= date && date <= to);
    const planned = isClosed ? undefined : (madeUp[date] ?? weekdayOf(date));
    const since = Math.floor((Date.parse(date) - Date.parse(firstWeekA)) / weekMs);
    const letter = since % 2 === 0 ? 'A' : 'B';
    if (planned === weekday && (weeks === 'every' || weeks === letter)) dates.push(date);
  }
  return dates;
}
