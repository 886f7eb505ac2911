import { dayMs } from '../../../shared/core/dates/durations.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { classSessions } from '../../../shared/features/classes/sessions/endpoints.ts';
import type { Session } from '../../../shared/features/classes/sessions/schema.ts';
import type { ActivityFields } from '../../../shared/features/courses/activities/schema.ts';
import { customActivities } from '../../../shared/features/courses/custom-activities/endpoints.ts';
import { callerOf } from './caller-of.ts';

interface PlannedSession {
  title: string;
  date: string;
  start?: string;
  end?: string;
  /** Children to create for the session. Each full name is a name from this list and the session’s title. */
  names?: readonly string[];
  /** Number of activities in the session; for more than one, custom activities are created. */
  activities?: number;
  /** Title of a custom activity of the demo, which the session then uses; by default it uses any activity. */
  activityTitle?: string;
  /** The last day of a weekly series. */
  repeatUntil?: string;
  /** Owner of the session. */
  owner?: string;
}

const activityNamed = (title: string): ActivityFields => ({
  ...{ title, activityKind: 'ready', icon: { type: 'own', name: 'eye' }, minutes: 10, addToCalendar: false },
  ...{ description: '', objectives: [], plan: null, video: null, attachments: [], email: null, material: '' },
  ...{ ageFrom: null, ageTo: null, tags: [] },
});

/** The day this many days from today (UTC). */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Plans a session of the clinic with its own children, through the API. */
export async function planSession(planned: PlannedSession): Promise<Session> {
  const { title, date, start = '07:00', end = '07:30', names = ['Amber', 'Basil', 'Clover'] } = planned;
  const { activities = 1, activityTitle, owner = 'helen@brightwater.example', repeatUntil } = planned;
  const { call } = await callerOf(owner, 'brightwater');
  const titles = Array.from({ length: activities }, (_, at) => `Step ${at + 1} of ${title}`);
  const [activityIds, ...children] = await Promise.all([
    activities === 1
      ? call(customActivities.searchCustomActivities, { text: activityTitle }).then(({ data: { data } }) =>
          data.slice(0, 1),
        )
      : Promise.all(
          titles.map(
            async one => (await call(customActivities.createCustomActivity, activityNamed(one))).data,
          ),
        ),
    ...names.map(name => call(cases.createCase, { fullName: `${name} ${title}` })),
  ]);
  const { data } = await call(classSessions.createSession, {
    ...{ title, date, start, end, reminder: null },
    ...(repeatUntil && { repeat: { until: repeatUntil, weeks: 'every' } }),
    caseIds: children.map(child => child.data.id),
    activityIds: activityIds.map(({ id }) => id),
  });
  return data.session;
}
