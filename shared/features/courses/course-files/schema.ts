import * as z from 'zod';
import { ActivityFields } from '../activities/schema.ts';
import { maxParts } from '../course-content/schema.ts';
import { maxCourseFiles, OutlinePart } from '../course-imports/schema.ts';
import { CourseFields } from '../courses/schema.ts';

export const courseFileFormat = 'lumitree.course';
/** The only version of the format that we write and read. */
export const courseFileVersion = 1;

export const maxCourseFileBytes = 2_000_000_000;
/** Maximum size of the manifest of a course file, in bytes. */
export const maxListBytes = 400_000;
export const maxContentBytes = 40_000_000;

export const listPath = 'manifest.json';
export const contentPath = 'course.json';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Path of a picture, video or document in the course file. */
export const mediaPath = /^files\/(file_\d{22})\.(jpg|png|webp|pdf|mp4|webm)$/;

/**
 * The manifest of a course file. It has the SHA-256 of each file, and one SHA-256 (`digest`) of all files
 * together.
 */
export const CourseFileList = z.object({
  format: z.literal(courseFileFormat),
  version: z.literal(courseFileVersion),
  digest: Hash,
  files: z
    .array(
      z.strictObject({
        path: z.union([z.literal(contentPath), z.string().regex(mediaPath)]),
        bytes: z.int().min(0),
        sha256: Hash,
      }),
    )
    .min(1)
    .max(maxCourseFiles + 1),
});
export type CourseFileList = z.output<typeof CourseFileList>;

const { shape: place } = OutlinePart.pick({ parent: true });

/** A course with all its content, as a course file contains it. File ids are numbered in order of use. */
export const CourseFileContent = z.strictObject({
  course: CourseFields,
  parts: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('folder'), ...place, title: CourseFields.shape.title }),
        z.strictObject({ type: z.literal('activity'), ...place, activity: ActivityFields }),
      ]),
    )
    .max(maxParts),
});
export type CourseFileContent = z.output<typeof CourseFileContent>;
