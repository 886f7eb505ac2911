import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { classSessions } from '../../../shared/features/classes/sessions/endpoints.ts';
import type { Session } from '../../../shared/features/classes/sessions/schema.ts';
import { customActivities } from '../../../shared/features/courses/custom-activities/endpoints.ts';
import { callerOf } from './caller-of.ts';

interface PlannedSession {
  title: string;
  date: string;
  start?: string;
  end?: string;
  /** Names of children who are added for it; the title follows each. */
  names?: readonly string[];
  /** How many of the clinic's own activities are put on it. */
  activities?: number;
  /** Whose session it is. */
  owner?: string;
}

/** Days from today, in UTC. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Plans a session of the clinic with children of its own, beside the page. */
export async function planSession(planned: PlannedSession): Promise<Session> {
  const { title, date, start = '07:00', end = '07:30', names = ['Amber', 'Basil', 'Clover'] } = planned;
  const { activities = 1, owner = 'helen@brightwater.example' } = planned;
  const { call } = await callerOf(owner, 'brightwater');
  const [{ data: own }, ...children] = await Promise.all([
    call(customActivities.searchCustomActivities, {}),
    ...names.map(name => call(cases.createCase, { fullName: `${name} ${title}` })),
  ]);
  const { data } = await call(classSessions.createSession, {
    ...{ title, date, start, end, reminder: null },
    caseIds: children.map(child => child.data.id),
    activityIds: own.data.slice(0, activities).map(({ id }) => id),
  });
  return data.session;
}
