import * as z from 'zod';
import { Instant, RequiredLine } from '../../../core/fields.ts';
import { JobId, MemberId } from '../../../core/ids.ts';
import { ActivityFields } from '../activities/schema.ts';
import { maxParts, PartId } from '../course-content/schema.ts';
import { CourseFields, CourseId } from '../courses/schema.ts';

/** Maximum number of folders and activities that one request sends. */
export const maxPartsPerCall = 20;
/** Maximum number of files of an imported course, not counting the cover. */
export const maxCourseFiles = 600;
/** Days after which an import that was not started is deleted. */
export const courseImportDays = 2;

const PartNumber = z.int().min(1).max(maxParts);

/**
 * A folder or activity in the outline of a course. Its parent folder is given by the folder's number in the
 * outline, from 1.
 */
export const OutlinePart = z.strictObject({
  type: z.enum(['folder', 'activity']),
  parent: PartNumber.nullable(),
});
export type OutlinePart = z.output<typeof OutlinePart>;

/** A folder or an activity, identified by its number in the outline. Its files are already uploaded. */
export const ImportedPart = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('folder'), number: PartNumber, title: RequiredLine }),
  z.strictObject({ type: z.literal('activity'), number: PartNumber, activity: ActivityFields }),
]);
export type ImportedPart = z.output<typeof ImportedPart>;

const expiry = { expiresAt: z.int() };

/** A stored course import. The future course's id is fixed when the import begins. */
export const CourseImportRecord = z.object({
  id: CourseId,
  course: CourseFields,
  outline: z.array(OutlinePart.extend({ id: PartId })),
  startedBy: MemberId,
  /** Id of the job that creates the course; null until the client has sent everything. */
  jobId: JobId.nullable(),
  createdAt: Instant,
  ...expiry,
});
export type CourseImportRecord = z.output<typeof CourseImportRecord>;

/** A stored folder or activity, kept until the job creates the course. */
export const CourseImportPart = z.object({ part: ImportedPart, ...expiry });
