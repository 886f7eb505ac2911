import * as z from 'zod';
import { Instant, RequiredLine, Version } from '../../../core/fields.ts';
import { ActivityId, activityHeadFields, FolderId } from '../activities/schema.ts';
import { CourseId } from '../courses/schema.ts';

export const maxFolderDepth = 3;
/** Maximum number of parts (folders and activities) of a course. */
export const maxParts = 600;
/** Maximum number of parts that one request moves or renames; each may need two writes in the transaction. */
export const maxArranged = 40;
/**
 * Maximum number of parts that one request copies, and of their files. A transaction holds 100 writes and 4
 * MB.
 */
export const maxCopied = 30;
/** Maximum number of bytes copied in one request: of files, and of activities as JSON. */
export const maxCopiedBytes = { files: 60 * 1024 * 1024, activities: 3_000_000 };

export const PartId = z.union([FolderId, ActivityId]);

export const FolderPart = z.object({
  type: z.literal('folder'),
  id: FolderId,
  parentId: FolderId.nullable(),
  title: RequiredLine,
  updatedAt: Instant,
});
export const ActivityPart = z.object({
  type: z.literal('activity'),
  ...activityHeadFields,
  id: ActivityId,
  parentId: FolderId.nullable(),
  hasVideo: z.boolean(),
  updatedAt: Instant,
});
export const CoursePart = z.discriminatedUnion('type', [FolderPart, ActivityPart]);
export type CoursePart = z.output<typeof CoursePart>;
export type ActivityPart = z.output<typeof ActivityPart>;

/** All parts of a course in no particular order; `treeOf` puts them in order. */
export const CourseContent = z
  .object({ courseId: CourseId, treeVersion: Version, parts: z.array(CoursePart) })
  .meta({ id: 'CourseContent' });
export type CourseContent = z.output<typeof CourseContent>;

/** A new position and title of a folder or activity. */
export const Arrangement = z.strictObject({ id: PartId, parentId: FolderId.nullable(), title: RequiredLine });
export type Arrangement = z.output<typeof Arrangement>;
