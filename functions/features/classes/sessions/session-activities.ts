import { AppError } from '../../../../shared/core/errors.ts';
import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { maxSessionActivities } from '../../../../shared/features/classes/sessions/schema.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { linksOfTaken, takeActivity } from '../../courses/feature.ts';
import { unratedChecks } from '../evaluations/unrated-checks.ts';
import { type OpenSession, openOwnSession, openSession } from './open-session.ts';
import { storeTaken } from './plan-activities.ts';
import { type Plannable, PlannedActivitiesStore } from './planned-activities-store.ts';
import { SessionsStore } from './sessions-store.ts';

type Activities = StoredSession['activities'];

function setActivities(
  { record, show }: OpenSession,
  changes: Pick<StoredSession, 'activities'> & Partial<Pick<StoredSession, 'evaluated'>>,
  act: string,
  { openStore }: Pick<OrganizationContext, 'openStore'>,
  more: readonly Write[] = [],
) {
  const store = openStore(SessionsStore);
  const after = store.next(record, changes);
  return store.change([{ before: record, after }], { act, record: record.id }, show(after), more);
}

export const addSessionActivity: Handler<typeof classSessions.addSessionActivity> = (
  { sessionId, activityId },
  context,
) =>
  retryOnConflict(async () => {
    const opened = await openOwnSession(sessionId, context);
    const snapshot = await takeActivity(activityId, context);
    const { activities, evaluated } = opened.record;
    const store = context.openStore(SessionsStore);
    if (activities.some(activity => activity.source === snapshot.source))
      return store.refuse(opened.record, 'class-session.activity-present');
    if (activities.length >= maxSessionActivities) return store.refuse(opened.record, 'class-session.full');
    const planned = await storeTaken(snapshot, context);
    const added = context.openStore(PlannedActivitiesStore).onSession(sessionId, planned);
    const changes = {
      activities: [...activities, added],
      // A new activity is not evaluated yet, so the session is only partly evaluated.
      evaluated: evaluated === 'all' ? ('partly' as const) : evaluated,
    };
    return setActivities(opened, changes, 'class-session.activity-added', context);
  });

export const orderSessionActivities: Handler<typeof classSessions.orderSessionActivities> = (
  { sessionId, version, activityIds },
  context,
) =>
  retryOnConflict(async () => {
    const opened = await openOwnSession(sessionId, context);
    const { record, show } = opened;
    if (record.version !== version)
      return context.openStore(SessionsStore).refuse(record, 'version.conflict', show(record));
    const byId = new Map(record.activities.map(activity => [activity.id, activity]));
    const ordered = [...new Set(activityIds)].flatMap(id => byId.get(id) ?? []);
    if (ordered.length !== activityIds.length || ordered.length !== record.activities.length)
      throw new AppError('request.invalid', { fields: { activityIds: 'validation.invalid' } });
    return setActivities(opened, { activities: ordered }, 'class-session.changed', context);
  });

export const refreshSessionActivity: Handler<typeof classSessions.refreshSessionActivity> = (
  { sessionId, activityId },
  context,
) =>
  retryOnConflict(async () => {
    const opened = await openOwnSession(sessionId, context);
    const { record, show } = opened;
    const { id, sourceId, fingerprint } = activityOf(record, activityId);
    const planned = await planAnew(sourceId, context);
    if (fingerprint === planned.fingerprint) return show(record);
    const refreshed = { ...planned, id };
    const activities = record.activities.map(activity => (activity.id === id ? refreshed : activity));
    return setActivities(opened, { activities }, 'class-session.activity-refreshed', context);
  });

/**
 * Plans the current version of an activity.
 * @throws activity.deleted if it was deleted or is hidden from the caller
 */
async function planAnew(sourceId: string, context: OrganizationContext): Promise<Plannable> {
  try {
    return await storeTaken(await takeActivity(sourceId, context, { isNewest: true }), context);
  } catch (error) {
    if (error instanceof AppError && error.code === 'record.missing') throw new AppError('activity.deleted');
    throw error;
  }
}

export const removeSessionActivity: Handler<typeof classSessions.removeSessionActivity> = (
  { sessionId, activityId },
  context,
) =>
  retryOnConflict(async () => {
    const opened = await openOwnSession(sessionId, context);
    const { record, show } = opened;
    const activities = record.activities.filter(({ id }) => id !== activityId);
    const store = context.openStore(SessionsStore);
    if (activities.length === record.activities.length) return show(record);
    const checks = await unratedChecks(record, activityId, context);
    if (typeof checks === 'string') return store.refuse(record, checks);
    return setActivities(opened, { activities }, 'class-session.activity-removed', context, checks);
  });

export const getSessionActivity: Handler<typeof classSessions.getSessionActivity> = async (
  { sessionId, activityId },
  context,
) => {
  const { source: _, ...head } = activityOf((await openSession(sessionId, context)).record, activityId);
  const planned = await context.openStore(PlannedActivitiesStore).get(head);
  if (!planned) throw new AppError('record.missing');
  const { library, ...fields } = planned;
  const { fingerprint: __, ...shown } = head;
  return { ...shown, ...fields, links: await linksOfTaken({ library, fields }, context) };
};

/** @throws record.missing if the session has no such activity */
function activityOf({ activities }: StoredSession, id: string): Activities[number] {
  const found = activities.find(activity => activity.id === id);
  if (!found) throw new AppError('record.missing');
  return found;
}
