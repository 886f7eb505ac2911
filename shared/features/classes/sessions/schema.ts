import * as z from 'zod';
import { Instant, Line, optional, PlainDate, RequiredLine, Text, Version } from '../../../core/fields.ts';
import { CaseId, Id, MemberId } from '../../../core/ids.ts';
import { CaseName } from '../../cases/cases/schema.ts';
import { activityHeadFields } from '../../courses/activities/schema.ts';
import { ClassColor, ClassId, ClassMember } from '../classes/schema.ts';

export const SessionId = Id('session');
/** Id of an activity in a session. It starts with the characters of the session id. */
export const SessionActivityId = Id('sessionActivity');

/** Maximum number of sessions of an organisation on one day, and maximum number in a series. */
export const maxSessionsOfDay = 200;
export const maxRepeats = 60;
export const maxSessionClasses = 12;
export const maxSessionCases = 60;
export const maxSessionActivities = 20;
/** Maximum number of days in a list of sessions; enough for a month with whole weeks at start and end. */
export const maxListedDays = 62;
/** Maximum overlaps per session in a list, to keep responses small; reading one session returns all. */
export const maxListedOverlaps = 20;
/** Maximum time between a reminder and the start of the session, in minutes. */
export const maxReminderMinutes = 2 * 24 * 60;

/** A time of day in the organisation's zone, `HH:MM`. */
export const PlainTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'validation.time' });

/** Id of an activity that can be added to a session: published, an organisation's copy, or custom. */
export const PlannedActivityId = z.union([Id('publishedActivity'), Id('activityCopy'), Id('customActivity')]);

export const Reminder = optional(z.int().min(0).max(maxReminderMinutes));

const enteredFields = {
  /** Title; if empty, the session is named after its classes and children. */
  title: Line,
  date: PlainDate,
  start: PlainTime,
  end: PlainTime,
  room: Line,
  note: Text,
  /** Minutes before the start at which the session's owner is reminded; null for no reminder. */
  reminder: Reminder,
};

/** Repeats weekly until a day, or every other week if the organisation has A and B weeks. */
export const Repeat = z.strictObject({ until: PlainDate, weeks: z.enum(['every', 'A', 'B']) });
export type Repeat = z.output<typeof Repeat>;

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** The fields of a new session that a person enters. */
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

/** Changes of a session. Omitted fields keep their value; hidden classes and children are kept, too. */
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

/** Which sessions of a series a change applies to. A session without a series uses `this`. */
export const SeriesScope = z.enum(['this', 'following', 'all']);
export type SeriesScope = z.output<typeof SeriesScope>;

export const SessionClass = z.object({ id: ClassId, name: RequiredLine, color: ClassColor });

/** An activity in the list of a session. */
export const SessionActivityHead = z.object({
  ...activityHeadFields,
  id: SessionActivityId,
  /** The activity that was copied; it may have been changed or deleted since. */
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
  /** Whether this session was changed separately; changes of the whole series then do not affect it. */
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

/** How many of a session's children are fully rated: none, some or all. Absent children do not count. */
export const EvaluationState = z.enum(['none', 'partly', 'all']);
export type EvaluationState = z.output<typeof EvaluationState>;

/** A session at the same time that has the same owner, child or room. */
export const SessionOverlap = z.object({
  sessionId: SessionId,
  shared: z.array(z.enum(['owner', 'child', 'room'])),
});
export type SessionOverlap = z.output<typeof SessionOverlap>;

/** A session in a list or on the timetable. */
export const SessionRow = z
  .object({
    ...sharedFields,
    classes: z.array(SessionClass),
    /** Individual children, other than those of the classes, whom the reader may see. */
    cases: z.array(CaseName),
    /** Number of children whom the reader may see; `hidden` is the number of the others. */
    children: z.int(),
    hidden: z.int(),
    activities: z.int(),
    evaluated: EvaluationState,
    /** For a partly evaluated session: `done` of the `present` visible children are fully rated. */
    progress: z.object({ done: z.int(), present: z.int() }).optional(),
    /** The first overlaps with other sessions that the reader may see. */
    overlaps: z.array(SessionOverlap).max(maxListedOverlaps),
  })
  .meta({ id: 'SessionRow' });
export type SessionRow = z.output<typeof SessionRow>;

/** A child in a session, with the classes through which the child takes part; none if added alone. */
export const SessionChild = CaseName.extend({ classIds: z.array(ClassId) }).meta({ id: 'SessionChild' });
export type SessionChild = z.output<typeof SessionChild>;

/** A session with the children that the reader may see, and the number of the others. */
export const Session = z
  .object({
    ...sharedFields,
    note: Text,
    reminder: Reminder,
    classes: z.array(SessionClass),
    children: z.array(SessionChild),
    hidden: z.int(),
    /** Whether the list of children is frozen. Before the first evaluation it follows the classes. */
    areChildrenFrozen: z.boolean(),
    activities: z.array(SessionActivityHead),
    evaluated: EvaluationState,
    overlaps: z.array(SessionOverlap),
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof Session>;
