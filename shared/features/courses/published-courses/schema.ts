import * as z from 'zod';
import { Instant, Slug, Text, Version } from '../../../core/fields.ts';
import { Id, idKindOf, publishedVersionDigits } from '../../../core/ids.ts';
import { RichDocument } from '../../../core/rich-document/schema.ts';
import { ActivityBody, ActivityId, activityHeadFields, FolderId } from '../activities/schema.ts';
import { CourseId, courseFields, PublicationState, TakeDown } from '../courses/schema.ts';

export type { PublicationState, TakeDown } from '../courses/schema.ts';

export const PublishedActivityId = Id('publishedActivity');

const Named = z.object({ id: z.string(), title: z.string() });

/**
 * Folders and activities that differ between a version of a course and the version before it, by their
 * titles.
 */
export const VersionChanges = z.object({
  added: z.array(Named),
  changed: z.array(Named),
  moved: z.array(Named),
  removed: z.array(Named),
});
export type VersionChanges = z.output<typeof VersionChanges>;

/** A course in the library: its current version and its publisher. */
export const PublishedCourse = z.object({
  ...courseFields,
  id: CourseId,
  organization: Slug,
  organizationName: z.string(),
  /** The current version. Earlier versions never change. */
  courseVersion: Version,
  state: PublicationState,
  activities: z.int().min(1),
  firstPublishedAt: Instant,
  /** When the current version was published. */
  publishedAt: Instant,
  /** When the publication state last changed. */
  stateAt: Instant,
  takeDown: TakeDown.nullable().default(null),
});
export type PublishedCourse = z.output<typeof PublishedCourse>;

/**
 * Description of one version of a course, stored separately from the library's row for lists. Never changes.
 */
export const PublishedText = z.object({
  courseId: CourseId,
  courseVersion: Version,
  description: RichDocument.nullable(),
  /** Note for subscribers about what is new in this version. */
  note: Text,
  /** Changes since the previous version; null for the first one. */
  changes: VersionChanges.nullable().default(null),
});
export type PublishedText = z.output<typeof PublishedText>;

/** A folder or an activity of a published version. Never changes. */
export const PublishedPart = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('folder'),
    id: FolderId,
    parentId: FolderId.nullable(),
    title: z.string(),
  }),
  z.object({
    type: z.literal('activity'),
    ...activityHeadFields,
    id: ActivityId,
    parentId: FolderId.nullable(),
    hasVideo: z.boolean(),
  }),
]);
export type PublishedPart = z.output<typeof PublishedPart>;
export type PublishedActivityHead = Extract<PublishedPart, { type: 'activity' }>;

/** The content of an activity in a published version. Never changes. */
export const PublishedBody = ActivityBody.extend({ id: ActivityId });
export type PublishedBody = z.output<typeof PublishedBody>;

export const publishedActivityId = (activityId: string, courseVersion: number): string =>
  `pact_${activityId.slice(activityId.indexOf('_') + 1)}${String(courseVersion).padStart(publishedVersionDigits, '0')}`;

export function parsePublishedActivityId(id: string): { activityId: string; courseVersion: number } {
  const own = id.slice(id.indexOf('_') + 1);
  return {
    activityId: `act_${own.slice(0, -publishedVersionDigits)}`,
    courseVersion: Number(own.slice(-publishedVersionDigits)),
  };
}

/**
 * The id that all versions of an activity share: for a published activity the id of the part in the course,
 * otherwise the activity's own id.
 */
export const activitySourceOf = (id: string): string =>
  idKindOf(id) === 'publishedActivity' ? parsePublishedActivityId(id).activityId : id;
