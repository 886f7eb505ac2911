import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import {
  classSessions as calls,
  type classSessions,
} from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { timeOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { customActivities } from '../../../../shared/features/courses/custom-activities/endpoints.ts';
import type { Principal } from '../../../support/clinic.ts';
import { menuItem } from '../../../support/form.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { activityFields } from '../../courses/activities/samples.ts';
import { makeCustomActivity } from '../../courses/custom-activities/samples.ts';
import { makeClassWithChild } from '../classes/samples.ts';

export const monday = '2027-03-01';

export const sessionFields = {
  title: '',
  date: monday,
  start: '15:30',
  end: '16:15',
  room: 'Room 2',
  note: 'First line\nSecond',
  reminder: 60,
};

type Fields = Partial<RequestOf<typeof calls.createSession>>;

/** Creates a session, with a new child unless the fields contain classes or children. */
export async function makeSession(maker: Principal, more: Fields = {}): Promise<Session> {
  const isAbout = more.classIds !== undefined || more.caseIds !== undefined;
  const about = isAbout ? {} : { caseIds: [(await makeCase(maker)).id] };
  return (await maker.call(calls.createSession, { ...sessionFields, ...about, ...more })).data.session;
}

export async function makeSessionWithActivity(maker: Principal): Promise<Session> {
  return makeSession(maker, { activityIds: [(await makeCustomActivity(maker)).id] });
}

/** A random week, because the number of sessions per day is limited. */
const weekOf = () => daysAfter(monday, 7 * (50 + Math.floor(Math.random() * 900)));

const own = ({ maker }: SampleContext): Promise<Session> => makeSession(maker, { date: weekOf() });

const pathTo = async (context: SampleContext) => ({ sessionId: (await own(context)).id });
const ownWithActivity = async ({ maker }: SampleContext) => {
  const { id: sessionId, activities } = await makeSessionWithActivity(maker);
  return { sessionId, activityId: String(activities[0]?.id) };
};
/** A session with one child, and the ID of that child's case. */
const ofChild = async (context: SampleContext) => {
  const { id: sessionId, children } = await own(context);
  return { sessionId, caseId: String(children[0]?.id) };
};
/** A session whose activity has been changed since it was added. */
const ownWithChangedActivity = async ({ maker }: SampleContext) => {
  const { id: customActivityId, version } = await makeCustomActivity(maker);
  const { id: sessionId, activities } = await makeSession(maker, { activityIds: [customActivityId] });
  const change = { ...activityFields({ title: `Activity ${randomUUID()}` }), customActivityId, version };
  await maker.call(customActivities.changeCustomActivity, change);
  return { sessionId, activityId: String(activities[0]?.id) };
};

/** Random start and end times of a session; the end is after the start. */
const minutes = fc.integer({ min: 0, max: 700 });
const times = { start: minutes.map(timeOf), end: minutes.map(at => timeOf(at + 720)) };
const named = { sessionId: 'classSession' } as const;
/** The response contains overlapping sessions, so the endpoint reads all sessions of the day. */
const ofDay = { costGrowsWithData: true } as const;
const whileMoved = ['record.missing', 'version.conflict'] as const;

export const sessionsSamples: Samples<typeof classSessions> = {
  searchSessions: {
    input: async () => ({ from: monday, to: daysAfter(monday, 6) }),
    references: {
      ...{ ownerId: 'memberFilter', classId: 'classFilter', caseId: 'caseFilter' },
      activityId: 'activityFilter',
    },
    fixedFields: ['from', 'to'],
    ...ofDay,
  },
  listSessionsOfCase: {
    input: async context => ({ caseId: (await ofChild(context)).caseId }),
    references: { caseId: 'case', cursor: 'cursor' },
    fixedFields: ['from', 'to'],
    ...ofDay,
  },
  getSessionOfCase: { input: ofChild, references: { ...named, caseId: 'case' } },
  getSession: { input: pathTo, references: named, ...ofDay },
  getSessionActivity: {
    input: ownWithActivity,
    references: { ...named, activityId: 'sessionActivity' },
    ...ofDay,
  },
  createSession: {
    form: async ({ page, maker, name, open }) => {
      const { id } = await makeClassWithChild(maker, { name });
      await open(`/classes/${id}?tab=sessions&session=new&class=${id}`);
      const dialog = page.getByRole('dialog', { name: 'New session' });
      await dialog.getByText(name).first().waitFor();
      return dialog.getByRole('button', { name: 'Add session' });
    },

    input: async ({ maker }) => {
      const { id: classId } = await makeClassWithChild(maker);
      const { id: caseId } = await makeCase(maker);
      const { id: activityId } = await makeCustomActivity(maker);
      return {
        ...{ ...sessionFields, title: `Session ${randomUUID()}`, date: weekOf() },
        ...{
          classIds: [classId],
          caseIds: [caseId],
          activityIds: [activityId],
          ownerId: maker.person.id,
          repeat: null,
        },
      };
    },
    references: { classIds: 'class', caseIds: 'case', activityIds: 'publishedActivity', ownerId: 'member' },
    fixedFields: ['classIds', 'caseIds', 'activityIds', 'ownerId', 'repeat', 'date'],
    arbitraries: times,
    ...ofDay,
  },
  changeSession: {
    input: async context => ({
      ...(await pathTo(context)),
      version: 1,
      scope: 'this' as const,
      changes: { title: `Session ${randomUUID()}`, room: 'Hall' },
    }),
    references: named,
    fixedFields: ['version', 'changes', 'isMovedBack'],
    expectedOutput: ({ changes: { title, room } }) => ({ title, room }),
    allowedRaceErrors: [...whileMoved, 'class-session.evaluated'],
    ...ofDay,
  },
  copySession: {
    form: async ({ page, maker, name, open }) => {
      const { id } = await makeSession(maker, { title: name });
      await open(`/timetable?session=${id}`);
      await (await menuItem(page, `Actions for ${name}`, 'Copy this session')).click();
      const dialog = page.getByRole('dialog', { name: 'Copy this session' });
      await dialog.getByRole('combobox', { name: 'Start' }).fill('14:00');
      return dialog.getByRole('button', { name: 'Copy', exact: true });
    },

    input: async context => ({
      ...(await pathTo(context)),
      ...{ date: weekOf(), start: '09:00', end: '09:45' },
    }),
    references: named,
    fixedFields: ['date'],
    arbitraries: times,
    expectedOutput: ({ date, start, end }) => ({ date, start, end }),
    allowedRaceErrors: ['record.missing'],
    ...ofDay,
  },
  copySessionsOfWeek: {
    form: async ({ page, open }) => {
      await open('/timetable');
      await page.getByRole('button', { name: 'Copy week' }).click();
      const dialog = page.getByRole('dialog', { name: /^Copy the week/ });
      return dialog.getByRole('button', { name: 'Copy', exact: true });
    },

    input: async context => {
      const { date } = await own(context);
      return { from: date, to: weekOf() };
    },
    fixedFields: ['from', 'to'],
    ...ofDay,
  },
  undoCopyOfWeek: {
    input: async context => {
      const { date } = await own(context);
      const copy = { from: date, to: weekOf() };
      const { sessionIds } = (await context.maker.call(calls.copySessionsOfWeek, copy)).data;
      return { sessionIds };
    },
    references: { sessionIds: 'copiedSession' },
    expectedOutput: ({ sessionIds }) => ({ removed: sessionIds.length, kept: 0 }),
    allowedRaceErrors: [],
    ...ofDay,
  },
  cancelSession: {
    input: async context => ({
      ...(await pathTo(context)),
      ...{ version: 1, isCancelled: true, reason: 'The teacher is ill' },
    }),
    references: named,
    fixedFields: ['version', 'isCancelled'],
    allowedRaceErrors: [...whileMoved],
    ...ofDay,
  },
  addSessionActivity: {
    input: async context => ({
      ...(await pathTo(context)),
      activityId: (await makeCustomActivity(context.maker)).id,
    }),
    references: { ...named, activityId: 'customActivity' },
    fixedFields: ['activityId'],
    allowedRaceErrors: [...whileMoved, 'class-session.activity-present'],
    ...ofDay,
  },
  orderSessionActivities: {
    input: async ({ maker }) => {
      const { id: sessionId, version, activities } = await makeSessionWithActivity(maker);
      return { sessionId, version, activityIds: activities.map(({ id }) => id) };
    },
    references: { ...named, activityIds: 'public' },
    fixedFields: ['version', 'activityIds'],
    allowedRaceErrors: [...whileMoved, 'request.invalid'],
    ...ofDay,
  },
  refreshSessionActivity: {
    input: ownWithChangedActivity,
    references: { ...named, activityId: 'sessionActivity' },
    allowedRaceErrors: [...whileMoved],
    ...ofDay,
  },
  removeSessionActivity: {
    input: ownWithActivity,
    references: { ...named, activityId: 'removedActivity' },
    allowedRaceErrors: [...whileMoved, 'class-session.evaluated'],
    ...ofDay,
  },
  removeSession: {
    input: pathTo,
    references: named,
    allowedRaceErrors: ['record.missing', 'class-session.evaluated'],
    ...ofDay,
  },
  restoreSession: {
    input: async context => {
      const { sessionId } = await pathTo(context);
      await context.maker.call(calls.removeSession, { sessionId });
      return { sessionId };
    },
    references: named,
    allowedRaceErrors: ['record.missing'],
    ...ofDay,
  },
};
