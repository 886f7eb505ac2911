import * as z from 'zod';
import { Instant, PlainDate, PlainTime, Text, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { ActivityBody, activityHeadFields } from '../../courses/activities/schema.ts';
import { CourseId } from '../../courses/courses/schema.ts';
import { ClassId } from '../classes/schema.ts';
import {
  EvaluationState,
  PlannedActivityId,
  Reminder,
  SessionActivityHead,
  SessionId,
  sharedFields,
} from './schema.ts';

/**
 * An activity in the list of a session. The content of the activity is stored once for all sessions that use
 * it.
 */
export const StoredSessionActivity = SessionActivityHead.extend({
  /** Id of the activity's source, the same for all versions of a published activity. */
  source: z.string(),
  fingerprint: z.string(),
});
export type StoredSessionActivity = z.output<typeof StoredSessionActivity>;

/** A child in a session, with the classes through which the child takes part. */
export const Participant = z.object({ caseId: CaseId, classIds: z.array(ClassId) });
export type Participant = z.output<typeof Participant>;

/**
 * Where a session was before its last change, if that change moved it. Sessions moved together share `at`.
 */
export const MovedFrom = z.object({
  at: Instant,
  date: PlainDate,
  start: PlainTime,
  end: PlainTime,
  isException: z.boolean(),
});

const storedFields = {
  ...sharedFields,
  classIds: z.array(ClassId),
  /** Children who were added to the session individually, not through a class. */
  caseIds: z.array(CaseId),
  /** The frozen list of children; null while the list is still computed from the classes. */
  participants: z.array(Participant).nullable(),
  evaluated: EvaluationState,
};

export const StoredSession = z.object({
  ...storedFields,
  note: Text,
  reminder: Reminder,
  activities: z.array(StoredSessionActivity),
  /** When the session was deleted; a deleted session can be restored for a while. */
  removedAt: Instant.nullable(),
  movedFrom: MovedFrom.optional(),
});
export type StoredSession = z.output<typeof StoredSession>;

export const StoredSessionRow = z.object({ ...storedFields, activities: z.int(), reminder: Reminder });
export type StoredSessionRow = z.output<typeof StoredSessionRow>;

/** The sessions of a series, in the chronological order that they had when the series was created. */
export const StoredSeries = z.object({ id: SessionId, sessionIds: z.array(SessionId), version: Version });
export type StoredSeries = z.output<typeof StoredSeries>;

/**
 * The content that an activity had when it was added to a session. Never changes; several sessions can use
 * it.
 */
export const PlannedActivity = ActivityBody.extend({
  ...activityHeadFields,
  sourceId: PlannedActivityId,
  /** The course whose published files the activity uses; null if the files belong to the organisation. */
  library: z.object({ organization: z.string(), courseId: CourseId }).nullable(),
});
export type PlannedActivity = z.output<typeof PlannedActivity>;
