import * as z from 'zod';
import { daysAfter } from '../../../../../shared/core/dates/days.ts';
import { Line, PlainDate, PlainTime, Text } from '../../../../../shared/core/fields.ts';
import { MemberId } from '../../../../../shared/core/ids.ts';
import { seriesDates } from '../../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type { SchoolCalendar } from '../../../../../shared/features/classes/school-calendar/schema.ts';
import {
  maxRepeats,
  type Repeat,
  type SeriesScope,
  type Session,
  type SessionChanges,
  type SessionFields,
} from '../../../../../shared/features/classes/sessions/schema.ts';
import { minutesOf, timeOf } from '../../../../../shared/features/classes/sessions/session-rules.ts';
import { changedFields } from '../changed-fields.ts';
import type { NewSession } from '../session-address.ts';
import { ownChildren } from '../session-name.ts';

export interface SessionValues {
  title: string;
  classIds: string[];
  caseIds: string[];
  date: string;
  start: string;
  end: string;
  /** Activities of a new session; those of an existing session are changed outside this form. */
  activityIds: string[];
  ownerId: string;
  room: string;
  note: string;
  /** Minutes before the session; empty for no reminder. */
  reminder: string;
  repeats: 'no' | 'yes';
  until: string;
  weeks: Repeat['weeks'];
  scope: SeriesScope;
}

const Ids = z.array(z.string());

/** Schemas of the form fields that are not strings. */
export const sessionTypes = { classIds: Ids, caseIds: Ids, activityIds: Ids };

const defaultMinutes = 60;
const lastMinute = 24 * 60 - 1;

/** The next full half hour; late in the day, the last start at which a session ends before midnight. */
const nextHalfHour = (time: string): string =>
  timeOf(Math.min(Math.ceil((minutesOf(time) + 1) / 30) * 30, lastMinute + 1 - defaultMinutes - 30));

/** End of a session with a given duration; never after midnight. */
export const endAfter = (start: string, minutes: number = defaultMinutes): string =>
  timeOf(Math.min(minutesOf(start) + minutes, lastMinute));

/** Between these times the form proposes the next half hour; otherwise it proposes a morning. */
const [firstStart, lastStart] = ['07:00', '19:30'];
const morning = '09:00';

function nextStart(
  initial: NewSession,
  now: { date: string; time: string },
): { date: string; start: string } {
  const { date = now.date, start } = initial;
  if (start) return { date, start };
  if (date !== now.date || now.time < firstStart) return { date, start: morning };
  if (now.time <= lastStart) return { date, start: nextHalfHour(now.time) };
  return { date: initial.date ?? daysAfter(date, 1), start: initial.date ? nextHalfHour(now.time) : morning };
}

const idsOf = (id: string | undefined): string[] => (id ? [id] : []);

/** Form values of a new session, at the requested time or the next suitable one. */
export function newValues(
  initial: NewSession,
  me: string,
  now: { date: string; time: string },
): SessionValues {
  const { date, start } = nextStart(initial, now);
  return {
    title: '',
    classIds: idsOf(initial.classId),
    caseIds: idsOf(initial.caseId),
    date,
    start,
    end: initial.end ?? endAfter(start),
    activityIds: idsOf(initial.activityId),
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
  classIds: session.classes.map(({ id }) => id),
  caseIds: ownChildren(session).map(({ id }) => id),
  date: session.date,
  start: session.start,
  end: session.end,
  activityIds: [],
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

/** Days of a series and the days that it skips; undefined without a series or with invalid input. */
export function plannedSeries({ date, repeats, until, weeks }: Planned, calendar: SchoolCalendar) {
  const isReadable = PlainDate.safeParse(date).success && PlainDate.safeParse(until).success;
  if (repeats === 'no' || !isReadable || until < date) return undefined;
  return seriesDates({ from: date, until, weeks }, calendar);
}

/** @param hasHidden whether the session has classes or children hidden from the user */
export const sessionSchema = (calendar: SchoolCalendar, hasHidden: boolean) =>
  z
    .object({
      title: Line,
      classIds: Ids,
      caseIds: Ids,
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
    .refine(({ classIds, caseIds }) => hasHidden || classIds.length + caseIds.length > 0, {
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
  classIds: values.classIds,
  caseIds: values.caseIds,
  activityIds: values.activityIds as SessionFields['activityIds'],
  ownerId: values.ownerId,
  repeat: values.repeats === 'yes' ? { until: values.until, weeks: values.weeks } : null,
});

const changed = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter(id => !before.includes(id)),
  removed: before.filter(id => !after.includes(id)),
});

/** Returns only changed fields, so that other sessions of a series keep their values in all other fields. */
export function changesFrom(before: SessionValues, after: SessionValues): SessionChanges {
  const names = ['title', 'date', 'start', 'end', 'room', 'note', 'ownerId'] as const;
  const classes = changed(before.classIds, after.classIds);
  const cases = changed(before.caseIds, after.caseIds);
  return {
    ...changedFields(names, before, after),
    ...(before.reminder !== after.reminder && { reminder: reminderOf(after) }),
    addClassIds: classes.added,
    removeClassIds: classes.removed,
    addCaseIds: cases.added,
    removeCaseIds: cases.removed,
  };
}
