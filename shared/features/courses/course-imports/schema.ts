import * as z from 'zod';
import { Instant, RequiredLine } from '../../../core/fields.ts';
import { JobId, MemberId } from '../../../core/ids.ts';
import { ActivityFields } from '../activities/schema.ts';
import { maxParts, PartId } from '../course-content/schema.ts';
import { CourseFields, CourseId } from '../courses/schema.ts';

export const maxPartsPerCall = 20;
/** Maximum number of files of an imported course, not counting the cover. */
export const maxCourseFiles = 600;
/** Number of days after which an import is deleted if its job was not started. */
export const courseImportDays = 2;

const PartNumber = z.int().min(1).max(maxParts);

/**
 * A folder or activity in the outline of a course. `parent` is the number of its folder in the outline,
 * counted from 1.
 */
export const OutlinePart = z.strictObject({
  type: z.enum(['folder', 'activity']),
  parent: PartNumber.nullable(),
});
export type OutlinePart = z.output<typeof OutlinePart>;

/** A folder or activity, identified by its number in the outline. Its files have already been uploaded. */
export const ImportedPart = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('folder'), number: PartNumber, title: RequiredLine }),
  z.strictObject({ type: z.literal('activity'), number: PartNumber, activity: ActivityFields }),
]);
export type ImportedPart = z.output<typeof ImportedPart>;

const expiry = { expiresAt: z.int() };

/** A stored course import. The id of the course that it will create is fixed when the import begins. */
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

/** A stored folder or activity of an import, kept until the job has created the course. */
export const CourseImportPart = z.object({ part: ImportedPart, ...expiry });
