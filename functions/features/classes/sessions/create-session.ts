import { daysBetween } from '../../../../shared/core/dates/days.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { ClassMember } from '../../../../shared/features/classes/classes/schema.ts';
import {
  type SeriesDates,
  seriesDates,
} from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { maxRepeats, type SessionFields } from '../../../../shared/features/classes/sessions/schema.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { readAssignable } from '../../cases/feature.ts';
import { takeActivity } from '../../courses/feature.ts';
import { SchoolCalendarStore } from '../school-calendar/school-calendar-store.ts';
import { newSession } from './new-session.ts';
import { storeTaken } from './plan-activities.ts';
import type { Plannable } from './planned-activities-store.ts';
import { readView } from './read-view.ts';
import { planningWrites, requirePlannable } from './require-plannable.ts';
import { SessionsStore } from './sessions-store.ts';
import { showSession } from './show-session.ts';

/** The owner of a new session: the chosen colleague, otherwise the caller. @throws record.missing */
export async function readOwner(
  ownerId: string | null,
  { actor, members }: Pick<OrganizationContext, 'actor' | 'members'>,
): Promise<ClassMember> {
  if (ownerId === null || ownerId === actor.id) return personOf(actor);
  const [owner] = await readAssignable({ members }, [ownerId]);
  if (!owner) throw new AppError('record.missing');
  return owner;
}

export const createSession: Handler<typeof classSessions.createSession> = async (
  { ownerId, repeat, activityIds, ...fields },
  context,
) => {
  const { openStore, organization, now } = context;
  const store = openStore(SessionsStore);
  const about = { classIds: [...new Set(fields.classIds)], caseIds: [...new Set(fields.caseIds)] };
  const [owner, plan] = await Promise.all([
    readOwner(ownerId, context),
    planSeries({ date: fields.date, repeat }, context),
  ]);
  return retryOnConflict(async () => {
    const [first = fields.date] = plan.dates;
    const [view, snapshots] = await Promise.all([
      readView(context, { dates: [first], about: [{ ...about, participants: null }] }),
      Promise.all(activityIds.map(id => takeActivity(id, context))),
    ]);
    requirePlannable(view, about);
    requireEachOnce(snapshots);
    const room = await store.requireRoom(plan.dates, view.known.rows);
    const activities = await Promise.all(snapshots.map(snapshot => storeTaken(snapshot, context)));
    const ids = plan.dates.map(() => newId('session', now()));
    const [seriesId = ''] = ids;
    const series: StoredSession['series'] = repeat && {
      ...{ id: seriesId, until: repeat.until, weeks: repeat.weeks, isException: false },
    };
    const records = plan.dates.map((date, at) =>
      newSession({ ...fields, ...about, date, owner, series, activities }, context, ids[at]),
    );
    const [record] = records;
    if (!record) throw new AppError('class-session.too-many');
    const event = {
      ...{ act: 'class-session.created', record: record.id },
      ...(ids.length > 1 && { detail: { sessions: ids.slice(1) } }),
    };
    const answer = { session: showSession(record, view), ...plan };
    const more = [
      ...(repeat ? [store.seriesWrite(seriesId, ids)] : []),
      ...room,
      ...planningWrites(view, about, {
        organization: organization.slug,
        otherWrites: records.length + room.length + 1,
      }),
    ];
    return store.add(records, event, answer, more);
  });
};

/** @throws class-session.activity-present */
export function requireEachOnce(activities: readonly Pick<Plannable, 'source'>[]): void {
  if (new Set(activities.map(({ source }) => source)).size < activities.length)
    throw new AppError('class-session.activity-present');
}

/**
 * Maximum days from the first to the last date of a series. The longest series takes fewer: one session every
 * two weeks, with holidays.
 */
const maxSeriesDays = 1000;

/**
 * The date of a single session, or the dates of a series without the days on which the school is closed.
 * @throws class-session.too-many; request.invalid if the school is closed on all dates of the series
 */
async function planSeries(
  { date, repeat }: Pick<SessionFields, 'date' | 'repeat'>,
  { openStore }: Pick<OrganizationContext, 'openStore'>,
): Promise<SeriesDates> {
  if (repeat === null) return { dates: [date], skipped: [] };
  if (daysBetween(date, repeat.until) > maxSeriesDays) throw new AppError('class-session.too-many');
  const calendar = await openStore(SchoolCalendarStore).get();
  const plan = seriesDates({ from: date, until: repeat.until, weeks: repeat.weeks }, calendar);
  if (plan.dates.length > maxRepeats) throw new AppError('class-session.too-many');
  if (plan.dates.length === 0)
    throw new AppError('request.invalid', { fields: { 'repeat.until': 'validation.closed_days' } });
  return plan;
}
