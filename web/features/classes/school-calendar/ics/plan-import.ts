import type { Locale } from '../../../../../shared/core/fields.ts';
import { languages, languageTag } from '../../../../../shared/core/languages.ts';
import {
  type DayRange,
  daysOf,
  followedBy,
  hasRange,
  isLike,
  replaceRange,
} from '../../../../../shared/features/classes/school-calendar/day-ranges.ts';
import {
  type CalendarDay,
  maxDayNameLength,
} from '../../../../../shared/features/classes/school-calendar/schema.ts';
import type { IcsDays } from './read-ics.ts';

/**
 * State of a day in the file compared with the calendar. `names`: the calendar lacks the day's name in one
 * language. `other`: the details differ. `unclear`: the day's name means both a working day and a free day.
 */
export type PlannedState = 'new' | 'known' | 'names' | 'other' | 'unclear';

export interface PlannedDays {
  key: string;
  range: DayRange;
  state: PlannedState;
  existing: CalendarDay | null;
}

/**
 * Compares the days of a file with the calendar. Merges entries on the same dates, such as the same holiday
 * in two languages.
 */
export function planImport(found: readonly IcsDays[], days: readonly CalendarDay[]): PlannedDays[] {
  const ranges = new Map<string, DayRange>();
  const unclear = new Set<string>();
  for (const { from, to, name, language, isWorkday, isUnclear } of found) {
    const key = `${from} ${to} ${isWorkday}`;
    if (isUnclear) unclear.add(key);
    const range = ranges.get(key) ?? {
      type: isWorkday ? ('make-up' as const) : ('holiday' as const),
      from,
      to,
      name: { en: '', zh: '' },
      follows: null,
    };
    ranges.set(key, {
      ...range,
      name: { ...range.name, [language]: joined(range.name[language], name, language) },
    });
  }
  return [...ranges]
    .map(([key, range]) => {
      const { state, existing } = stateOf(range, days);
      const isAsked = unclear.has(key) && (state === 'new' || state === 'names');
      return { key, range, state: isAsked ? ('unclear' as const) : state, existing };
    })
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

function joined(before: string, name: string, language: Locale): string {
  const { listSeparator: separator } = languages[languageTag(language, 'simplified')];
  if (before === '' || before.split(separator).includes(name)) return before || name;
  const both = `${before}${separator}${name}`;
  return name === '' || [...both].length > maxDayNameLength ? before : both;
}

const isOpen = ({ type }: Pick<CalendarDay, 'type'>): boolean => type === 'make-up';

function stateOf(range: DayRange, days: readonly CalendarDay[]): Pick<PlannedDays, 'state' | 'existing'> {
  const byDate = new Map(days.map(day => [day.date, day]));
  const pairs = daysOf(range).map(day => ({ day, existing: byDate.get(day.date) }));
  const other = pairs.find(
    ({ day, existing }) =>
      existing &&
      (isOpen(existing) !== isOpen(day) ||
        isOtherName(existing.name.en, day.name.en) ||
        isOtherName(existing.name.zh, day.name.zh)),
  );
  if (other?.existing) return { state: 'other', existing: other.existing };
  if (pairs.some(({ existing }) => !existing)) return { state: 'new', existing: null };
  const lacksName = pairs.find(
    ({ day, existing }) =>
      existing && ((day.name.en && !existing.name.en) || (day.name.zh && !existing.name.zh)),
  );
  return lacksName
    ? { state: 'names', existing: lacksName.existing ?? null }
    : { state: 'known', existing: null };
}

const isOtherName = (existing: string, name: string): boolean =>
  existing !== '' && name !== '' && existing !== name;

/** Adds the chosen days of a file to a calendar. Keeps existing types and names in the other language. */
export function takePlanned(days: readonly CalendarDay[], chosen: readonly PlannedDays[]): CalendarDay[] {
  let planned = [...days];
  for (const { range, state } of chosen) {
    if (state === 'known' || hasRange(planned, range)) continue;
    const byDate = new Map(planned.map(day => [day.date, day]));
    const kept = state === 'other' ? new Map<string, CalendarDay>() : byDate;
    for (const day of daysOf(range)) {
      const existing = kept.get(day.date);
      const name = {
        en: existing?.name.en || day.name.en,
        zh: existing?.name.zh || day.name.zh,
      };
      const next: DayRange = existing
        ? {
            type: existing.type,
            from: day.date,
            to: day.date,
            name,
            follows: followedBy(existing),
          }
        : { ...range, from: day.date, to: day.date };
      planned = replaceRange(planned, null, next);
    }
  }
  return planned;
}

/** The days of a calendar before and after an import. */
export interface Imported {
  before: readonly CalendarDay[];
  after: readonly CalendarDay[];
}

/** Undoes an import. Keeps days that somebody has changed or deleted since. */
export function undoImport(days: readonly CalendarDay[], { before, after }: Imported): CalendarDay[] {
  const [now, old] = [new Map(days.map(byDate)), new Map(before.map(byDate))];
  const undone = after.filter(day => !isSameDay(day, old.get(day.date)) && isSameDay(day, now.get(day.date)));
  const dates = new Set(undone.map(({ date }) => date));
  return [...days.filter(({ date }) => !dates.has(date)), ...before.filter(({ date }) => dates.has(date))];
}

const byDate = (day: CalendarDay): [string, CalendarDay] => [day.date, day];

const isSameDay = (one: CalendarDay, other: CalendarDay | undefined): boolean =>
  other !== undefined && isLike(one, { ...other, follows: followedBy(other) });
