import * as z from 'zod';
import { Instant, Slug, Text, Version } from '../../../core/fields.ts';
import { Id, idKindOf, publishedVersionDigits } from '../../../core/ids.ts';
import { RichDocument } from '../../../core/rich-document/schema.ts';
import { ActivityBody, ActivityId, activityHeadFields, FolderId } from '../activities/schema.ts';
import { CourseId, courseFields, PublicationState, TakeDown } from '../courses/schema.ts';

export type { PublicationState, TakeDown } from '../courses/schema.ts';

export const PublishedActivityId = Id('publishedActivity');

const Named = z.object({ id: z.string(), title: z.string() });

/** What of a version differs from the one before it, by title. */
export const VersionChanges = z.object({
  added: z.array(Named),
  changed: z.array(Named),
  moved: z.array(Named),
  removed: z.array(Named),
});
export type VersionChanges = z.output<typeof VersionChanges>;

/** A course in the library: its current version, and who publishes it. */
export const PublishedCourse = z.object({
  ...courseFields,
  id: CourseId,
  /** The organisation that it belongs to, and what that is called. */
  organization: Slug,
  organizationName: z.string(),
  /** The current version. Earlier ones stay as they were. */
  courseVersion: Version,
  state: PublicationState,
  activities: z.int().min(1),
  /** Of the first version, the current version, and the last change of the state. */
  firstPublishedAt: Instant,
  publishedAt: Instant,
  stateAt: Instant,
  /** While it is taken down. */
  takeDown: TakeDown.nullable().default(null),
});
export type PublishedCourse = z.output<typeof PublishedCourse>;

/** What a version says of itself, beside its row in the library. Immutable. */
export const PublishedText = z.object({
  courseId: CourseId,
  courseVersion: Version,
  description: RichDocument.nullable(),
  /** What is new, for subscribers. */
  note: Text,
  /** Null for the first version. */
  changes: VersionChanges.nullable().default(null),
});
export type PublishedText = z.output<typeof PublishedText>;

/** A folder or an activity of a version. Immutable. */
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

/** What an activity of a version holds. Immutable. */
export const PublishedBody = ActivityBody.extend({ id: ActivityId });
export type PublishedBody = z.output<typeof PublishedBody>;

/** The id of an activity in one version of its course. */
export const publishedActivityId = (activityId: string, courseVersion: number): string =>
  `pact_${activityId.slice(activityId.indexOf('_') + 1)}${String(courseVersion).padStart(publishedVersionDigits, '0')}`;

/** The activity and the version that the id of a published activity names. */
export function parsePublishedActivityId(id: string): { activityId: string; courseVersion: number } {
  const own = id.slice(id.indexOf('_') + 1);
  return {
    activityId: `act_${own.slice(0, -publishedVersionDigits)}`,
    courseVersion: Number(own.slice(-publishedVersionDigits)),
  };
}

/** What all versions of an activity have in common: its own id, and of a published one that of the course’s part. */
export const activitySourceOf = (id: string): string =>
  idKindOf(id) === 'publishedActivity' ? parsePublishedActivityId(id).activityId : id;
