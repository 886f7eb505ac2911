import * as z from 'zod';
import { Instant, Line, optional, PlainDate, RequiredLine, Text, Version } from '../../../core/fields.ts';
import { CaseId, Id, MemberId } from '../../../core/ids.ts';
import { CaseName } from '../../cases/cases/schema.ts';
import { activityHeadFields } from '../../courses/activities/schema.ts';
import { ClassColor, ClassId, ClassMember } from '../classes/schema.ts';

export const SessionId = Id('session');
/** An activity as a session holds it, frozen. Its id starts with the session's own characters. */
export const SessionActivityId = Id('sessionActivity');

/** Most sessions of one day in an organisation, and of a series. */
export const maxSessionsOfDay = 200;
export const maxRepeats = 60;
export const maxSessionClasses = 12;
export const maxSessionCases = 60;
export const maxSessionActivities = 20;
/** Most days that a list goes over: a month with the weeks it begins and ends in. */
export const maxListedDays = 62;
/** Most overlaps that a list tells of one session, so that a full day stays short; the session tells them all. */
export const maxListedOverlaps = 20;
/** How long before its start a session may remind of itself, in minutes. */
export const maxReminderMinutes = 2 * 24 * 60;

/** A time of day in the organisation's zone, `HH:MM`. */
export const PlainTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'validation.time' });

/** What can be put on a session: a published activity, an organisation's copy, or a custom one. */
export const PlannedActivityId = z.union([Id('publishedActivity'), Id('activityCopy'), Id('customActivity')]);

export const Reminder = optional(z.int().min(0).max(maxReminderMinutes));

const enteredFields = {
  /** Empty: the session is called by its classes and children. */
  title: Line,
  date: PlainDate,
  start: PlainTime,
  end: PlainTime,
  room: Line,
  note: Text,
  /** Minutes before the start at which its owner is reminded; null for no reminder. */
  reminder: Reminder,
};

/** Every week until a day, or every other one where the organisation has weeks A and B. */
export const Repeat = z.strictObject({ until: PlainDate, weeks: z.enum(['every', 'A', 'B']) });
export type Repeat = z.output<typeof Repeat>;

const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** What a person enters about a new session. */
export const SessionFields = z
  .strictObject({
    ...enteredFields,
    title: Line.default(''),
    room: Line.default(''),
    note: Text.default(''),
    classIds: z.array(ClassId).max(maxSessionClasses).default([]),
    caseIds: z.array(CaseId).max(maxSessionCases).default([]),
    /** In their order, each once. */
    activityIds: z
      .array(PlannedActivityId)
      .max(maxSessionActivities)
      .refine(isUnique, { error: 'validation.activity_twice' })
      .default([]),
    /** Whose session it is; null for the caller's own. */
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

/** What of a session is changed. What is left out stays, and so do classes and children that the caller does not see. */
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

/** Which sessions of a series a change is for. A session without series: `this`. */
export const SeriesScope = z.enum(['this', 'following', 'all']);
export type SeriesScope = z.output<typeof SeriesScope>;

export const SessionClass = z.object({ id: ClassId, name: RequiredLine, color: ClassColor });

/** An activity of a session as its list shows it. */
export const SessionActivityHead = z.object({
  ...activityHeadFields,
  id: SessionActivityId,
  /** What it was taken from; that may have changed or gone since. */
  sourceId: PlannedActivityId,
  hasVideo: z.boolean(),
  attachments: z.int().min(0),
});
export type SessionActivityHead = z.output<typeof SessionActivityHead>;

/** Weekly sessions that were made together. */
export const Series = z.object({
  id: SessionId,
  until: PlainDate,
  weeks: z.enum(['every', 'A', 'B']),
  /** This one was changed on its own: changes of the whole series leave it as it is. */
  isException: z.boolean(),
});

export const Cancellation = z.object({ at: Instant, by: ClassMember, reason: Line });

/** What a session, its row and what is stored of it have in common. */
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

/** How far the children of a session have been evaluated. Nothing is expected of who was absent. */
export const EvaluationState = z.enum(['none', 'partly', 'all']);
export type EvaluationState = z.output<typeof EvaluationState>;

/** Two sessions at one time have the same owner, a child, or a room. */
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
    /** Children on the session beside classes, as far as the reader may see them. */
    cases: z.array(CaseName),
    /** Children in all, as far as the reader may see them; and how many others. */
    children: z.int(),
    hidden: z.int(),
    activities: z.int(),
    evaluated: EvaluationState,
    /** Where it is partly evaluated: how many children that the reader may see were there, and are done. */
    progress: z.object({ done: z.int(), present: z.int() }).optional(),
    /** With other sessions that the reader may see, the first of them. */
    overlaps: z.array(SessionOverlap).max(maxListedOverlaps),
  })
  .meta({ id: 'SessionRow' });
export type SessionRow = z.output<typeof SessionRow>;

/** A child of a session, with the classes of the session that it is there with; none for a child on its own. */
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
    /** Who takes part follows from classes until the first evaluation, and stays from then on. */
    areChildrenFrozen: z.boolean(),
    activities: z.array(SessionActivityHead),
    evaluated: EvaluationState,
    overlaps: z.array(SessionOverlap),
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof Session>;
