import * as z from 'zod';
import { Line, PlainDate, Text } from '../../../../../shared/core/fields.ts';
import { MemberId } from '../../../../../shared/core/ids.ts';
import {
  addDays,
  seriesDates,
} from '../../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type { SchoolCalendar } from '../../../../../shared/features/classes/school-calendar/schema.ts';
import {
  maxRepeats,
  PlainTime,
  type Repeat,
  type SeriesScope,
  type Session,
  type SessionChanges,
  type SessionFields,
} from '../../../../../shared/features/classes/sessions/schema.ts';
import { minutesOf, timeOf } from '../../../../../shared/features/classes/sessions/session-rules.ts';
import type { NewSession } from '../session-address.ts';
import { ownChildren } from '../session-name.ts';

/** What the form holds. Ids are apart from each other by a space. */
export interface SessionValues extends Record<string, string> {
  title: string;
  classIds: string;
  caseIds: string;
  date: string;
  start: string;
  end: string;
  /** Of a new session; those of another are changed on their own. */
  activityIds: string;
  ownerId: string;
  room: string;
  note: string;
  /** Minutes; empty for none. */
  reminder: string;
  repeats: 'no' | 'yes';
  until: string;
  weeks: Repeat['weeks'];
  scope: SeriesScope;
}

export const idsIn = (ids: string): string[] => ids.split(' ').filter(Boolean);
export const toIds = (ids: readonly string[]): string => ids.join(' ');

/** How long a new session is, unless said otherwise. */
const defaultMinutes = 60;
const lastMinute = 24 * 60 - 1;

/** The next full half hour, or the last that leaves room for a session. */
const nextHalfHour = (time: string): string =>
  timeOf(Math.min(Math.ceil((minutesOf(time) + 1) / 30) * 30, lastMinute + 1 - defaultMinutes - 30));

/** The end of a session that begins at a time and is so long, on the same day. */
export const endAfter = (start: string, minutes: number = defaultMinutes): string =>
  timeOf(Math.min(minutesOf(start) + minutes, lastMinute));

/** Few plan a session for the night: then the next morning is proposed. */
const [firstStart, lastStart] = ['07:00', '19:30'];
const morning = '09:00';

function nextStart(given: NewSession, now: { date: string; time: string }): { date: string; start: string } {
  const { date = now.date, start } = given;
  if (start) return { date, start };
  if (date !== now.date || now.time < firstStart) return { date, start: morning };
  if (now.time <= lastStart) return { date, start: nextHalfHour(now.time) };
  return { date: given.date ?? addDays(date, 1), start: given.date ? nextHalfHour(now.time) : morning };
}

/** A new session, at a time that was given or at the next that comes. */
export function newValues(given: NewSession, me: string, now: { date: string; time: string }): SessionValues {
  const { date, start } = nextStart(given, now);
  return {
    title: '',
    classIds: given.classId ?? '',
    caseIds: given.caseId ?? '',
    date,
    start,
    end: given.end ?? endAfter(start),
    activityIds: given.activityId ?? '',
    ownerId: me,
    room: '',
    note: '',
    reminder: '',
    repeats: 'no',
    until: '',
    weeks: 'every',
    scope: 'this',
  };
}

export const valuesOf = (session: Session): SessionValues => ({
  title: session.title,
  classIds: toIds(session.classes.map(({ id }) => id)),
  caseIds: toIds(ownChildren(session).map(({ id }) => id)),
  date: session.date,
  start: session.start,
  end: session.end,
  activityIds: '',
  ownerId: session.owner.id,
  room: session.room,
  note: session.note,
  reminder: session.reminder === null ? '' : String(session.reminder),
  repeats: 'no',
  until: '',
  weeks: 'every',
  scope: 'this',
});

type Planned = Pick<SessionValues, 'date' | 'repeats' | 'until' | 'weeks'>;

/** The days of a series, and those that are left out; undefined where there is none, or it cannot be told. */
export function plannedSeries({ date, repeats, until, weeks }: Planned, calendar: SchoolCalendar) {
  const isReadable = PlainDate.safeParse(date).success && PlainDate.safeParse(until).success;
  if (repeats === 'no' || !isReadable || until < date) return undefined;
  return seriesDates({ from: date, until, weeks }, calendar);
}

/**
 * What the form may be sent with.
 * @param hasHidden whether classes or children that the reader does not see are on it as well
 */
export const sessionSchema = (calendar: SchoolCalendar, hasHidden: boolean) =>
  z
    .object({
      title: Line,
      classIds: z.string(),
      caseIds: z.string(),
      date: PlainDate,
      start: PlainTime,
      end: PlainTime,
      ownerId: MemberId,
      room: Line,
      note: Text,
      repeats: z.enum(['no', 'yes']),
      until: z.string(),
      weeks: z.enum(['every', 'A', 'B']),
    })
    .refine(({ start, end }) => start < end, { path: ['end'], error: 'validation.end_before_start' })
    .refine(({ classIds, caseIds }) => hasHidden || classIds + caseIds !== '', {
      path: ['classIds'],
      error: 'validation.class_or_case',
    })
    .refine(({ repeats, until }) => repeats === 'no' || until !== '', {
      path: ['until'],
      error: 'validation.required',
    })
    .refine(({ repeats, until }) => repeats === 'no' || until === '' || PlainDate.safeParse(until).success, {
      path: ['until'],
      error: 'validation.date',
    })
    .refine(({ repeats, until, date }) => repeats === 'no' || until === '' || until >= date, {
      path: ['until'],
      error: 'validation.ends_before',
    })
    .refine(
      values => {
        const count = plannedSeries(values, calendar)?.dates.length ?? 1;
        return count > 0 && count <= maxRepeats;
      },
      { path: ['until'], error: 'validation.invalid' },
    );

const reminderOf = ({ reminder }: SessionValues): number | null =>
  reminder === '' ? null : Number(reminder);

export const toFields = (values: SessionValues): SessionFields => ({
  title: values.title,
  date: values.date,
  start: values.start,
  end: values.end,
  room: values.room,
  note: values.note,
  reminder: reminderOf(values),
  classIds: idsIn(values.classIds),
  caseIds: idsIn(values.caseIds),
  activityIds: idsIn(values.activityIds) as SessionFields['activityIds'],
  ownerId: values.ownerId,
  repeat: values.repeats === 'yes' ? { until: values.until, weeks: values.weeks } : null,
});

const changed = (before: string, after: string) => {
  const [old, now] = [idsIn(before), idsIn(after)];
  return { added: now.filter(id => !old.includes(id)), removed: old.filter(id => !now.includes(id)) };
};

/** What of a session is to be changed: of a series, other sessions keep what was not touched. */
export function changesFrom(before: SessionValues, after: SessionValues): SessionChanges {
  const names = ['title', 'date', 'start', 'end', 'room', 'note', 'ownerId'] as const;
  const texts = names.flatMap(name => (before[name] === after[name] ? [] : [[name, after[name]]]));
  const classes = changed(before.classIds, after.classIds);
  const cases = changed(before.caseIds, after.caseIds);
  return {
    ...Object.fromEntries(texts),
    ...(before.reminder !== after.reminder && { reminder: reminderOf(after) }),
    addClassIds: classes.added,
    removeClassIds: classes.removed,
    addCaseIds: cases.added,
    removeCaseIds: cases.removed,
  };
}
