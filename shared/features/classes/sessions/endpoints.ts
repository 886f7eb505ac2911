import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Line, PlainDate, page, Version } from '../../../core/fields.ts';
import { CaseId, MemberId } from '../../../core/ids.ts';
import { Activity } from '../../courses/activities/schema.ts';
import { ClassId } from '../classes/schema.ts';
import { daysBetween } from '../school-calendar/calendar-rules.ts';
import { CalendarDay } from '../school-calendar/schema.ts';
import {
  maxListedDays,
  maxSessionActivities,
  PlainTime,
  PlannedActivityId,
  SeriesScope,
  Session,
  SessionActivityHead,
  SessionActivityId,
  SessionChanges,
  SessionFields,
  SessionId,
  SessionRow,
} from './schema.ts';

const SessionPath = z.strictObject({ sessionId: SessionId });
const ActivityPath = SessionPath.extend({ activityId: SessionActivityId });
const hidden = ['record.missing'] as const;
const own = [...hidden, 'class-session.not-own', 'version.conflict'] as const;
const ofCase = ['case.archived', 'case.restricted', 'class.archived'] as const;
const ofActivity = ['class-session.activity-present', 'subscription.needed'] as const;

const Made = z.object({
  session: Session,
  /** The dates of all sessions that were made, the first one's too. */
  dates: z.array(PlainDate),
  /** Days that are left out: the organisation is closed, or follows the plan of another weekday. */
  skipped: z.array(CalendarDay),
});

/** Who sees a session follows from its children, which are read after it: a change is checked by its handler alone. */
export const classSessions = {
  searchSessions: endpoint({
    method: 'POST',
    path: 'class-sessions/search',
    summary:
      'Sessions of some days that the caller may see, in the order of time, 62 days at most; `next` is the first day that an answer has no room for',
    needs: 'class-session:read',
    readEvent: 'class-sessions.listed',
    effect: 'read',
    input: z
      .strictObject({
        from: PlainDate,
        to: PlainDate,
        /** Only those that the caller owns. */
        isMine: z.boolean().default(false),
        ownerId: MemberId.nullable().default(null),
        classId: ClassId.nullable().default(null),
        caseId: CaseId.nullable().default(null),
        /** What has been put on them, in whatever version. */
        activityId: PlannedActivityId.nullable().default(null),
      })
      .refine(({ from, to }) => from <= to, { path: ['to'], error: 'validation.date_order' })
      .refine(({ from, to }) => daysBetween(from, to) < maxListedDays, {
        path: ['to'],
        error: 'validation.listed_days',
      }),
    output: page(SessionRow),
  }),
  getSession: endpoint({
    method: 'GET',
    path: 'class-sessions/{sessionId}',
    summary: 'One session with the children that the caller may see, and the number of the others',
    needs: 'class-session:read',
    readEvent: 'class-session.read',
    errors: hidden,
    input: SessionPath,
    output: Session,
  }),
  getSessionActivity: endpoint({
    method: 'GET',
    path: 'class-sessions/{sessionId}/activities/{activityId}',
    summary: 'An activity as the session holds it, with links to its files',
    needs: 'class-session:read',
    readEvent: 'class-session.read',
    errors: hidden,
    input: ActivityPath,
    output: SessionActivityHead.extend(
      Activity.omit({ id: true, courseId: true, version: true, createdAt: true, updatedAt: true }).shape,
    ).meta({ id: 'SessionActivity' }),
  }),
  createSession: endpoint({
    method: 'POST',
    path: 'class-sessions',
    summary: 'Plans a session, or a weekly series without the days on which the organisation is closed',
    needs: 'class-session:create',
    errors: [...hidden, ...ofCase, ...ofActivity, 'class-session.too-many'],
    status: 201,
    input: SessionFields,
    output: Made,
  }),
  changeSession: endpoint({
    method: 'PUT',
    path: 'class-sessions/{sessionId}',
    summary: 'Changes or moves a session, or those of its series, at the version that was read',
    needs: 'class-session:change',
    errors: [...own, ...ofCase, 'class-session.too-many', 'class-session.evaluated'],
    input: SessionPath.extend({
      version: Version,
      scope: SeriesScope.default('this'),
      changes: SessionChanges,
    }),
    output: Session,
  }),
  copySession: endpoint({
    method: 'POST',
    path: 'class-sessions/{sessionId}/copies',
    summary: 'Copies a session to a time, with its activities; the copy is the caller’s',
    needs: 'class-session:create',
    errors: [...hidden, 'class-session.too-many'],
    status: 201,
    input: SessionPath.extend({ date: PlainDate, start: PlainTime, end: PlainTime }).refine(
      ({ start, end }) => start < end,
      { path: ['end'], error: 'validation.end_before_start' },
    ),
    output: Session,
  }),
  copySessionsOfWeek: endpoint({
    method: 'POST',
    path: 'class-sessions/week-copies',
    summary:
      'Copies the caller’s own sessions of a week to another, and says which days of that are closed or follow another plan',
    needs: 'class-session:create',
    errors: ['class-session.too-many'],
    status: 201,
    input: z.strictObject({
      /** Any day of the week, and of the one that it is copied to; weeks begin as those of the organisation. */
      from: PlainDate,
      to: PlainDate,
    }),
    output: Made.omit({ session: true }),
  }),
  cancelSession: endpoint({
    method: 'PUT',
    path: 'class-sessions/{sessionId}/cancellation',
    summary:
      'Cancels a session, or those of its series; one that its owner has evaluated only with a reason. Or takes that back',
    needs: 'class-session:change',
    errors: [...own, 'class.archived', 'class-session.too-many'],
    input: SessionPath.extend({
      version: Version,
      scope: SeriesScope.default('this'),
      isCancelled: z.boolean(),
      reason: Line.default(''),
    }),
    output: Session,
  }),
  addSessionActivity: endpoint({
    method: 'POST',
    path: 'class-sessions/{sessionId}/activities',
    summary: 'Puts an activity at the end of a session’s list, as it is now',
    needs: 'class-session:change',
    errors: [...hidden, 'class-session.not-own', ...ofActivity, 'class-session.full'],
    input: SessionPath.extend({ activityId: PlannedActivityId }),
    output: Session,
  }),
  orderSessionActivities: endpoint({
    method: 'PUT',
    path: 'class-sessions/{sessionId}/activities',
    summary: 'Orders the activities of a session, at the version that was read',
    needs: 'class-session:change',
    errors: own,
    input: SessionPath.extend({
      version: Version,
      activityIds: z.array(SessionActivityId).max(maxSessionActivities),
    }),
    output: Session,
  }),
  refreshSessionActivity: endpoint({
    method: 'POST',
    path: 'class-sessions/{sessionId}/activities/{activityId}/refresh',
    summary: 'Takes an activity anew from where it came from',
    needs: 'class-session:change',
    errors: [...hidden, 'class-session.not-own', 'subscription.needed', 'activity.deleted'],
    input: ActivityPath,
    output: Session,
  }),
  removeSessionActivity: endpoint({
    method: 'DELETE',
    path: 'class-sessions/{sessionId}/activities/{activityId}',
    summary: 'Takes an activity in which nobody is rated out of a session; doing it again changes nothing',
    needs: 'class-session:change',
    errors: [...hidden, 'class-session.not-own', 'class-session.activity-rated', 'evaluation.finished'],
    input: ActivityPath,
    output: Session,
  }),
  removeSession: endpoint({
    method: 'DELETE',
    path: 'class-sessions/{sessionId}',
    summary: 'Removes a session, or those of its series that are not evaluated; restored for 30 days',
    needs: 'class-session:remove',
    errors: [...hidden, 'class-session.not-own-removal', 'class-session.evaluated'],
    input: SessionPath.extend({ scope: SeriesScope.default('this') }),
    output: z.object({ removed: z.int() }),
  }),
  restoreSession: endpoint({
    method: 'POST',
    path: 'class-sessions/{sessionId}/restore',
    summary: 'Brings back a removed session and those that were removed with it',
    needs: 'class-session:remove',
    errors: [...hidden, 'class-session.not-own-removal', 'class-session.too-many', 'class.archived'],
    input: SessionPath,
    output: Session,
  }),
};
