import * as z from 'zod';
import { Instant, Slug, Version } from '../../../core/fields.ts';
import { CourseId, TakeDown } from '../courses/schema.ts';

/**
 * What the platform knows of a published course and decides about it, apart from the library, which superadmins do
 * not read. The library follows what stands here.
 */
export const ListedCourse = z.object({
  id: CourseId,
  organization: z.object({ id: Slug, name: z.string() }),
  title: z.string(),
  courseVersion: Version,
  activities: z.int().min(1),
  publishedAt: Instant,
  /** What its author does. */
  state: z.enum(['published', 'withdrawn']),
  /** What the platform does. */
  takeDown: TakeDown.extend({ by: z.object({ id: z.uuid(), fullName: z.string() }) }).nullable(),
  version: Version,
});
export type ListedCourse = z.output<typeof ListedCourse>;

/** A published course as superadmins see it. */
export const ListedCourseRow = ListedCourse.extend({
  /** Organisations that may read it now. */
  subscribers: z.int().min(0),
}).meta({ id: 'ListedCourse' });
export type ListedCourseRow = z.output<typeof ListedCourseRow>;
