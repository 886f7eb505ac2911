import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { isWithinCalendar } from '../../../../shared/core/typed-input.ts';
import {
  dayOf,
  plannedWeekday,
  startOfWeek,
  weekdayOf,
} from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type { SchoolCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import { maxRepeats } from '../../../../shared/features/classes/sessions/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { derivedId } from '../../../platform/storage/new-id.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { SchoolCalendarStore } from '../school-calendar/school-calendar-store.ts';
import { copyOf } from './copy-session.ts';
import { readView } from './read-view.ts';
import { planningWrites } from './require-plannable.ts';
import { SessionsStore } from './sessions-store.ts';

type Signed = Pick<StoredSessionRow, 'owner' | 'date' | 'start' | 'end' | 'title' | 'classIds' | 'caseIds'>;

/** Text by which equal sessions are recognised, so that copying a week twice makes no duplicates. */
const signature = ({ owner, date, start, end, title, classIds, caseIds }: Signed): string =>
  JSON.stringify([owner.id, date, start, end, title, classIds, caseIds]);

/**
 * The dates in `week` on which the timetable of `weekday` applies: none if the school is closed on that day,
 * two if a make-up day has the same timetable.
 */
function datesOf(week: readonly string[], weekday: number, calendar: SchoolCalendar): string[] {
  return week.filter(date => plannedWeekday(calendar, date) === weekday);
}

export const copySessionsOfWeek: Handler<typeof classSessions.copySessionsOfWeek> = ({ from, to }, context) =>
  retryOnConflict(async () => {
    const { actor, openStore, organization } = context;
    const store = openStore(SessionsStore);
    const source = startOfWeek(from, organization.weekStart);
    const target = startOfWeek(to, organization.weekStart);
    const week = Array.from({ length: 7 }, (_, at) => daysAfter(target, at)).filter(isWithinCalendar);
    const [calendar, rows, targetRows] = await Promise.all([
      openStore(SchoolCalendarStore).get(),
      store.rows(source, daysAfter(source, 6)),
      store.rows(target, daysAfter(target, 6)),
    ]);
    const own = rows.filter(({ owner, cancelled }) => owner.id === actor.id && cancelled === null);
    const records = await store.getAll(own.map(({ id }) => id));
    const present = records.filter(({ removedAt }) => removedAt === null);
    const view = await readView(context, { dates: [], about: present });
    const weekdayOfPlan = (date: string) => plannedWeekday(calendar, date) ?? weekdayOf(date);
    const planned = present.flatMap(record =>
      datesOf(week, weekdayOfPlan(record.date), calendar).map(date => ({
        record,
        date,
        id: derivedId('session', record.id, `copy for ${actor.id} on ${date}`),
      })),
    );
    // Reads the copies by id, because the index of sessions may not yet contain a recent copy.
    const earlierCopies = new Map(
      (await store.getAll(planned.map(({ id }) => id))).map(copy => [copy.id, copy]),
    );
    const stillThere = [...earlierCopies.values()].filter(({ removedAt }) => removedAt === null);
    const known = new Set([...targetRows, ...stillThere].map(signature));
    const copies = planned
      .flatMap(({ record, date, id }) => {
        const at = { date, start: record.start, end: record.end };
        return copyOf(record, at, { view, context, ...(!earlierCopies.has(id) && { id }) }) ?? [];
      })
      .filter(copy => !known.has(signature(copy)));
    const classIds = [...new Set(copies.flatMap(copy => copy.classIds))];
    if (copies.length > maxRepeats) throw new AppError('class-session.too-many');
    const weekdays = new Set(present.map(({ date }) => weekdayOfPlan(date)));
    const skipped = week.flatMap(date => {
      const day = dayOf(calendar, date);
      const weekday = weekdayOf(date);
      return day && weekdays.has(weekday) && plannedWeekday(calendar, date) !== weekday ? [day] : [];
    });
    const sessionIds = copies.map(({ id }) => id);
    const answer = { dates: copies.map(({ date }) => date).toSorted(), skipped, sessionIds };
    const [first, ...others] = copies;
    if (!first) return answer;
    const room = await store.requireRoom(answer.dates);
    const event = {
      ...{ act: 'class-session.created', record: first.id },
      ...(others.length > 0 && { detail: { sessions: sessionIds.slice(1) } }),
    };
    const caseIds = [...new Set(copies.flatMap(copy => copy.caseIds))];
    const more = planningWrites(
      view,
      { classIds, caseIds },
      { organization: organization.slug, otherWrites: copies.length + room.length },
    );
    return store.add(copies, event, answer, [...room, ...more]);
  });
