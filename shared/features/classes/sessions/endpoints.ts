import * as z from 'zod';
import { daysBetween } from '../../../core/dates/days.ts';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, Line, PlainDate, PlainTime, page, Version } from '../../../core/fields.ts';
import { CaseId, MemberId } from '../../../core/ids.ts';
import { pageSize } from '../../../core/limits.ts';
import { Activity } from '../../courses/activities/schema.ts';
import { ClassId } from '../classes/schema.ts';
import { CalendarDay } from '../school-calendar/schema.ts';
import {
  maxListedDays,
  maxRepeats,
  maxSessionActivities,
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
import { SessionOfChild } from './session-of-child.ts';

const SessionPath = z.strictObject({ sessionId: SessionId });
const ActivityPath = SessionPath.extend({ activityId: SessionActivityId });
const hidden = ['record.missing'] as const;
const own = [...hidden, 'class-session.not-own', 'version.conflict'] as const;
const ofCase = ['case.archived', 'case.restricted', 'class.archived'] as const;
const ofActivity = ['class-session.activity-present', 'subscription.needed'] as const;

const Made = z.object({
  session: Session,
  /** The dates of all created sessions, including the first. */
  dates: z.array(PlainDate),
  /**
   * Days on which no session was created, because the organisation is closed or follows another weekday's
   * timetable.
   */
  skipped: z.array(CalendarDay),
});

/**
 * Whether a call is permitted depends on the children of the session, which only the handler loads. Each
 * handler therefore checks whether the caller may change the session.
 */
export const classSessions = {
  searchSessions: endpoint({
    method: 'POST',
    path: 'class-sessions/search',
    summary:
      'Sessions that the caller may see within at most 62 days, in chronological order; if the response is full, `next` is the first missing day',
    needs: 'class-session:read',
    readEvent: 'class-sessions.listed',
    effect: 'read',
    joint: true,
    input: z
      .strictObject({
        from: PlainDate,
        to: PlainDate,
        /** Whether to return only sessions that the caller owns. */
        isMine: z.boolean().default(false),
        ownerId: MemberId.nullable().default(null),
        classId: ClassId.nullable().default(null),
        caseId: CaseId.nullable().default(null),
        /** Return only sessions with this activity, in any of its versions. */
        activityId: PlannedActivityId.nullable().default(null),
      })
      .refine(({ from, to }) => from <= to, { path: ['to'], error: 'validation.date_order' })
      .refine(({ from, to }) => daysBetween(from, to) < maxListedDays, {
        path: ['to'],
        error: 'validation.listed_days',
      }),
    output: page(SessionRow),
  }),
  listSessionsOfCase: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/class-sessions',
    summary: 'A child’s sessions and whether it was there, the latest first; a page may be short',
    needs: 'class-session:read',
    readEvent: 'class-sessions.listed',
    records: { case: 'caseId' },
    input: z.strictObject({
      caseId: CaseId,
      from: PlainDate.optional(),
      to: PlainDate.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(pageSize),
      cursor: Cursor.optional(),
    }),
    output: page(SessionOfChild),
  }),
  getSessionOfCase: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/class-sessions/{sessionId}',
    summary: 'A session of a child, also a deleted one, and whether the child was there',
    needs: 'class-session:read',
    readEvent: 'class-session.read',
    errors: hidden,
    records: { case: 'caseId' },
    input: SessionPath.extend({ caseId: CaseId }),
    output: SessionOfChild,
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
    summary: 'An activity as frozen in the session, with links to its files',
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
    summary: 'Plans a session or a weekly series; closed days are left out',
    needs: 'class-session:create',
    errors: [...hidden, ...ofCase, ...ofActivity, 'class-session.too-many'],
    status: 201,
    input: SessionFields,
    output: Made,
  }),
  changeSession: endpoint({
    method: 'PUT',
    path: 'class-sessions/{sessionId}',
    summary:
      'Changes or moves a session, or those of its series, at the version that was read; or moves back what its last change moved',
    needs: 'class-session:change',
    errors: [...own, ...ofCase, 'class-session.too-many', 'class-session.evaluated'],
    input: SessionPath.extend({
      version: Version,
      scope: SeriesScope.default('this'),
      changes: SessionChanges.prefault({}),
      /** Moves back the session and those moved in the same step; `scope` and `changes` do not apply. */
      isMovedBack: z.boolean().default(false),
    }),
    output: Session,
  }),
  copySession: endpoint({
    method: 'POST',
    path: 'class-sessions/{sessionId}/copies',
    summary: 'Copies a session with its activities to another time; the caller owns the copy',
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
      'Copies the caller’s own sessions of a week to another week, and lists its days that are closed or follow another timetable',
    needs: 'class-session:create',
    errors: ['class-session.too-many'],
    status: 201,
    input: z.strictObject({
      /** Any day of the week to copy from. Weeks begin on the organisation's first weekday. */
      from: PlainDate,
      /** Any day of the week to copy to. */
      to: PlainDate,
    }),
    /** `sessionIds` has the copies, for an undo. */
    output: Made.omit({ session: true }).extend({ sessionIds: z.array(SessionId) }),
  }),
  undoCopyOfWeek: endpoint({
    method: 'POST',
    path: 'class-sessions/week-copies/undo',
    summary:
      'Deletes the copies of a week that nobody has changed since, all at once; they can be restored for 30 days',
    needs: 'class-session:remove',
    input: z.strictObject({ sessionIds: z.array(SessionId).min(1).max(maxRepeats) }),
    /** `kept` is the number of copies that stay, because somebody has changed them. */
    output: z.object({ removed: z.int(), kept: z.int() }),
  }),
  cancelSession: endpoint({
    method: 'PUT',
    path: 'class-sessions/{sessionId}/cancellation',
    summary:
      'Cancels a session, or those of its series, or resumes it with those cancelled in the same step. Only the owner may cancel an evaluated session without a reason',
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
    summary: 'Adds an activity, in its current version, to the end of a session’s list',
    needs: 'class-session:change',
    errors: [...hidden, 'class-session.not-own', ...ofActivity, 'class-session.full'],
    input: SessionPath.extend({ activityId: PlannedActivityId }),
    output: Session,
  }),
  orderSessionActivities: endpoint({
    method: 'PUT',
    path: 'class-sessions/{sessionId}/activities',
    summary: 'Reorders the activities of a session, at the version that was read',
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
    summary: 'Updates an activity in a session from its source',
    needs: 'class-session:change',
    errors: [...hidden, 'class-session.not-own', 'subscription.needed', 'activity.deleted'],
    input: ActivityPath,
    output: Session,
  }),
  removeSessionActivity: endpoint({
    method: 'DELETE',
    path: 'class-sessions/{sessionId}/activities/{activityId}',
    summary: 'Removes an activity without ratings from a session; repeating it changes nothing',
    needs: 'class-session:change',
    errors: [...hidden, 'class-session.not-own', 'class-session.activity-rated', 'evaluation.finished'],
    input: ActivityPath,
    output: Session,
  }),
  removeSession: endpoint({
    method: 'DELETE',
    path: 'class-sessions/{sessionId}',
    summary: 'Deletes a session, or the unevaluated ones of its series; they can be restored for 30 days',
    needs: 'class-session:remove',
    errors: [...hidden, 'class-session.not-own-removal', 'class-session.evaluated'],
    input: SessionPath.extend({ scope: SeriesScope.default('this') }),
    output: z.object({ removed: z.int() }),
  }),
  restoreSession: endpoint({
    method: 'POST',
    path: 'class-sessions/{sessionId}/restore',
    summary: 'Restores a deleted session and those deleted with it',
    needs: 'class-session:remove',
    errors: [...hidden, 'class-session.not-own-removal', 'class-session.too-many', 'class.archived'],
    input: SessionPath,
    output: Session,
  }),
};
