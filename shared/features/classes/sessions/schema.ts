import * as z from 'zod';
import {
  Instant,
  Line,
  optional,
  PlainDate,
  PlainTime,
  RequiredLine,
  Text,
  Version,
} from '../../../core/fields.ts';
import { CaseId, Id, MemberId } from '../../../core/ids.ts';
import { CaseName } from '../../cases/cases/schema.ts';
import { activityHeadFields } from '../../courses/activities/schema.ts';
import { ClassColor, ClassId, ClassMember } from '../classes/schema.ts';

export const SessionId = Id('session');
/** Id of an activity in a session. It starts with the characters of the session id. */
export const SessionActivityId = Id('sessionActivity');

export const maxSessionsOfDay = 200;
/** Maximum number of sessions in a series. */
export const maxRepeats = 60;
export const maxSessionClasses = 12;
export const maxSessionCases = 60;
export const maxSessionActivities = 20;
/** Maximum number of days in a list of sessions; enough for a month with whole weeks at start and end. */
export const maxListedDays = 62;
/**
 * Maximum number of overlaps per session in a list, to keep responses small. An endpoint for one session
 * returns all overlaps.
 */
export const maxListedOverlaps = 20;
/** Maximum time between a reminder and the start of the session, in minutes. */
export const maxReminderMinutes = 2 * 24 * 60;

/**
 * Id of an activity that can be added to a session: a published activity, an organisation's copy of one, or a
 * custom activity.
 */
export const PlannedActivityId = z.union([Id('publishedActivity'), Id('activityCopy'), Id('customActivity')]);

export const Reminder = optional(z.int().min(0).max(maxReminderMinutes));

const enteredFields = {
  /** Title of the session; if empty, the names of its classes and children are shown instead. */
  title: Line,
  date: PlainDate,
  start: PlainTime,
  end: PlainTime,
  room: Line,
  note: Text,
  /** Minutes before the start at which the session's owner is reminded; null for no reminder. */
  reminder: Reminder,
};

/**
 * Weekly repetition of a session until a day. Organisations with A and B weeks can repeat it every other
 * week.
 */
export const Repeat = z.strictObject({ until: PlainDate, weeks: z.enum(['every', 'A', 'B']) });
export type Repeat = z.output<typeof Repeat>;

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

export const SessionFields = z
  .strictObject({
    ...enteredFields,
    title: Line.default(''),
    room: Line.default(''),
    note: Text.default(''),
    classIds: z.array(ClassId).max(maxSessionClasses).default([]),
    caseIds: z.array(CaseId).max(maxSessionCases).default([]),
    /** Activities in order, without duplicates. */
    activityIds: z
      .array(PlannedActivityId)
      .max(maxSessionActivities)
      .refine(isUnique, { error: 'validation.activity_twice' })
      .default([]),
    /** Owner of the session; null means the caller. */
    ownerId: optional(MemberId),
    repeat: optional(Repeat),
  })
  .refine(({ start, end }) => start < end, { path: ['end'], error: 'validation.end_before_start' })
  .refine(({ classIds, caseIds }) => classIds.length + caseIds.length > 0, {
    path: ['classIds'],
    error: 'validation.class_or_case',
  })
  .refine(({ repeat, date }) => repeat === null || repeat.until >= date, {
    path: ['repeat', 'until'],
    error: 'validation.end_before_start',
  });
export type SessionFields = z.output<typeof SessionFields>;

const ids = <Schema extends z.ZodType>(id: Schema, limit: number) => z.array(id).max(limit).default([]);

/**
 * Changes of a session. Omitted fields keep their values; classes and children that are hidden from the
 * caller stay in the session.
 */
export const SessionChanges = z
  .strictObject({
    ...enteredFields,
    reminder: z.int().min(0).max(maxReminderMinutes).nullable(),
    ownerId: MemberId,
  })
  .partial()
  .extend({
    addClassIds: ids(ClassId, maxSessionClasses),
    removeClassIds: ids(ClassId, maxSessionClasses),
    addCaseIds: ids(CaseId, maxSessionCases),
    removeCaseIds: ids(CaseId, maxSessionCases),
  })
  .refine(({ start, end }) => start === undefined || end === undefined || start < end, {
    path: ['end'],
    error: 'validation.end_before_start',
  });
export type SessionChanges = z.output<typeof SessionChanges>;

/**
 * The sessions of a series to which a change applies. For a session without a series, only `this` is
 * possible.
 */
export const seriesScopes = ['this', 'following', 'all'] as const;
export const SeriesScope = z.enum(seriesScopes);
export type SeriesScope = z.output<typeof SeriesScope>;

export const SessionClass = z.object({ id: ClassId, name: RequiredLine, color: ClassColor });

export const SessionActivityHead = z.object({
  ...activityHeadFields,
  id: SessionActivityId,
  /** The activity from which this activity was copied. The source may have been changed or deleted since. */
  sourceId: PlannedActivityId,
  hasVideo: z.boolean(),
  attachments: z.int().min(0),
});
export type SessionActivityHead = z.output<typeof SessionActivityHead>;

/** Weekly sessions that were created together. */
export const Series = z.object({
  id: SessionId,
  until: PlainDate,
  weeks: z.enum(['every', 'A', 'B']),
  /** Whether this session was changed on its own; later changes of the whole series do not affect it. */
  isException: z.boolean(),
});

export const Cancellation = z.object({ at: Instant, by: ClassMember, reason: Line });

/** Fields that a session, its list row and its stored record have in common. */
export const sharedFields = {
  id: SessionId,
  title: Line,
  date: PlainDate,
  start: PlainTime,
  end: PlainTime,
  room: Line,
  owner: ClassMember,
  series: Series.nullable(),
  cancelled: Cancellation.nullable(),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
};

/** Whether no, some or all children of a session are fully rated. Absent children are ignored. */
export const EvaluationState = z.enum(['none', 'partly', 'all']);
export type EvaluationState = z.output<typeof EvaluationState>;

/** Another session at the same time that has the same owner, child or room. */
export const SessionOverlap = z.object({
  sessionId: SessionId,
  shared: z.array(z.enum(['owner', 'child', 'room'])),
});
export type SessionOverlap = z.output<typeof SessionOverlap>;

export const SessionRow = z
  .object({
    ...sharedFields,
    classes: z.array(SessionClass),
    /** Children who were added individually, not through a class, and whom the caller may see. */
    cases: z.array(CaseName),
    /** Number of children whom the caller may see. */
    children: z.int(),
    /** Number of children whom the caller must not see. */
    hidden: z.int(),
    activities: z.int(),
    evaluated: EvaluationState,
    /**
     * Set for a partly evaluated session: of `present` children whom the caller may see, `done` are fully
     * rated.
     */
    progress: z.object({ done: z.int(), present: z.int() }).optional(),
    /** The first overlaps of this session with other sessions that the caller may see. */
    overlaps: z.array(SessionOverlap).max(maxListedOverlaps),
  })
  .meta({ id: 'SessionRow' });
export type SessionRow = z.output<typeof SessionRow>;

/**
 * A child in a session. `classIds` has the classes through which the child takes part; empty if the child was
 * added individually.
 */
export const SessionChild = CaseName.extend({ classIds: z.array(ClassId) }).meta({ id: 'SessionChild' });
export type SessionChild = z.output<typeof SessionChild>;

/** A session with the children whom the caller may see; `hidden` is the number of other children. */
export const Session = z
  .object({
    ...sharedFields,
    note: Text,
    reminder: Reminder,
    classes: z.array(SessionClass),
    children: z.array(SessionChild),
    hidden: z.int(),
    /** Whether the list of children is frozen. Before the first evaluation, the list follows the classes. */
    areChildrenFrozen: z.boolean(),
    activities: z.array(SessionActivityHead),
    evaluated: EvaluationState,
    overlaps: z.array(SessionOverlap),
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof Session>;
