import * as z from 'zod';
import { Instant, Text, Version } from '../../../core/fields.ts';
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

/** An activity in the list of a session. What it holds is stored once, for every session that has it. */
export const StoredSessionActivity = SessionActivityHead.extend({
  /** What it was taken from, alike for all versions of a published one. */
  source: z.string(),
  /** Names the planned activity by what that holds. */
  fingerprint: z.string(),
});
export type StoredSessionActivity = z.output<typeof StoredSessionActivity>;

/** A child that takes part, with the classes that it is there with. */
export const Participant = z.object({ caseId: CaseId, classIds: z.array(ClassId) });
export type Participant = z.output<typeof Participant>;

const storedFields = {
  ...sharedFields,
  classIds: z.array(ClassId),
  /** Children beside those of the classes. */
  caseIds: z.array(CaseId),
  /** Who takes part, once that no longer follows from the classes. */
  participants: z.array(Participant).nullable(),
  evaluated: EvaluationState,
};

/** A session as it is stored. */
export const StoredSession = z.object({
  ...storedFields,
  note: Text,
  reminder: Reminder,
  activities: z.array(StoredSessionActivity),
  /** Removed ones can be brought back for a while. */
  removedAt: Instant.nullable(),
});
export type StoredSession = z.output<typeof StoredSession>;

/** A session in the list of its month. */
export const StoredSessionRow = z.object({ ...storedFields, activities: z.int(), reminder: Reminder });
export type StoredSessionRow = z.output<typeof StoredSessionRow>;

/** The sessions of a series, in the order of time when they were made. */
export const StoredSeries = z.object({ id: SessionId, sessionIds: z.array(SessionId), version: Version });
export type StoredSeries = z.output<typeof StoredSeries>;

/** What an activity held when it was put on a session. Immutable, and shared by sessions. */
export const PlannedActivity = ActivityBody.extend({
  ...activityHeadFields,
  sourceId: PlannedActivityId,
  /** Whose published files it names; null where they are the organisation’s own. */
  library: z.object({ organization: z.string(), courseId: CourseId }).nullable(),
});
export type PlannedActivity = z.output<typeof PlannedActivity>;
