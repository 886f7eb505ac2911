import * as z from 'zod';
import { Instant, Line, Locale, optional, RequiredLine, Text, Version } from '../../../core/fields.ts';
import { FileId, Id, MemberId } from '../../../core/ids.ts';
import { RichDocument } from '../../../core/rich-document/schema.ts';
import { utf8Length } from '../../../core/rich-text.ts';
import { isPlainDocument } from './plain-document.ts';

export const CourseId = Id('course');

export const maxCourses = 200;
/**
 * Maximum size of a long description, in bytes of JSON. The description is stored in the same record as the
 * row for lists.
 */
const maxDescriptionBytes = 30_000;
/** Maximum number of goals of a course, and of objectives of an activity. */
export const maxGoals = 20;
/** Highest age, in years, that a course or an activity can state as suitable. */
export const maxAge = 99;

export const AgeYears = optional(z.int().min(0).max(maxAge));

export const Cover = z.strictObject({ fileId: FileId, alt: Line });
export type Cover = z.output<typeof Cover>;

/** The public fields of a course, except its long description. */
export const courseFields = {
  title: RequiredLine,
  shortDescription: Line.default(''),
  goals: z.array(RequiredLine).max(maxGoals).default([]),
  languages: z.array(Locale).min(1).max(2),
  ageFrom: AgeYears,
  ageTo: AgeYears,
  cover: Cover.nullable().default(null),
};

/** Whether `ageFrom` is not above `ageTo`; true if either age is unknown. */
export const hasAgesInOrder = ({ ageFrom, ageTo }: { ageFrom: number | null; ageTo: number | null }) =>
  ageFrom === null || ageTo === null || ageFrom <= ageTo;

/**
 * `published`: in the library. `withdrawn`: not offered to new subscribers; current subscriptions stay valid
 * until they expire. `taken-down`: closed by the platform to everybody except the author's organisation.
 */
export const PublicationState = z.enum(['published', 'withdrawn', 'taken-down']);
export type PublicationState = z.output<typeof PublicationState>;

export const TakeDown = z.object({ reason: Text, at: Instant });
export type TakeDown = z.output<typeof TakeDown>;

/** A text with headings, lists and tables, without pictures and merge fields. */
export const PlainDocument = RichDocument.refine(isPlainDocument, { error: 'validation.field' });

export const CourseFields = z
  .strictObject({
    ...courseFields,
    description: PlainDocument.refine(
      document => utf8Length(JSON.stringify(document)) <= maxDescriptionBytes,
      {
        error: 'validation.max_length',
      },
    )
      .nullable()
      .default(null),
  })
  .refine(hasAgesInOrder, { path: ['ageTo'], error: 'validation.age_order' });
export type CourseFields = z.output<typeof CourseFields>;

/** The published version of a course in the library, and the draft version from which it was made. */
const Publication = z.object({
  courseVersion: Version,
  contentVersion: Version,
  state: PublicationState,
  at: Instant,
});

export const StoredCourse = z.object({
  ...courseFields,
  description: RichDocument.nullable(),
  id: CourseId,
  author: z.object({ id: MemberId, fullName: z.string() }),
  /** Version of the course's details. */
  version: Version,
  /** Version of the course tree: positions and titles of folders and activities. */
  treeVersion: Version,
  /** Increases with every change of the course's details, of its tree and of its activities. */
  contentVersion: Version,
  activities: z.int().min(0),
  publication: Publication.nullable(),
  /** The version being published; the course cannot be changed until publishing ends. */
  publishing: z.object({ courseVersion: Version, note: Text, at: Instant }).nullable(),
  takeDown: TakeDown.nullable().default(null),
  archivedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type StoredCourse = z.output<typeof StoredCourse>;

export const CourseState = z.enum(['draft', 'published', 'changed', 'withdrawn', 'taken-down', 'archived']);
export type CourseState = z.output<typeof CourseState>;

export const Course = StoredCourse.omit({ contentVersion: true, publishing: true, publication: true })
  .extend({
    state: CourseState,
    isPublishing: z.boolean(),
    /** The current version in the library; 0 if the course was never published. */
    courseVersion: z.int().min(0),
    publishedAt: Instant.nullable(),
    coverUrl: z.url().nullable(),
  })
  .meta({ id: 'Course' });
export type Course = z.output<typeof Course>;

export const CourseRow = Course.omit({ description: true })
  .extend({
    /** Number of organisations that have access to the course now. */
    subscribers: z.int().min(0),
  })
  .meta({ id: 'CourseRow' });
export type CourseRow = z.output<typeof CourseRow>;
