import * as z from 'zod';
import { Instant, Slug, Version } from '../../../core/fields.ts';
import { CourseId, TakeDown } from '../courses/schema.ts';

/**
 * A published course as the platform decides about it. It is separate from the library, which platform
 * administrators do not read; the library is updated from it.
 */
export const ListedCourse = z.object({
  id: CourseId,
  organization: z.object({ id: Slug, name: z.string() }),
  title: z.string(),
  courseVersion: Version,
  activities: z.int().min(1),
  publishedAt: Instant,
  /** State set by its author. */
  state: z.enum(['published', 'withdrawn']),
  /** Decision of the platform. */
  takeDown: TakeDown.extend({ by: z.object({ id: z.uuid(), fullName: z.string() }) }).nullable(),
  version: Version,
});
export type ListedCourse = z.output<typeof ListedCourse>;

/** A published course as platform administrators see it. */
export const ListedCourseRow = ListedCourse.extend({
  /** Number of organisations with access now. */
  subscribers: z.int().min(0),
}).meta({ id: 'ListedCourse' });
export type ListedCourseRow = z.output<typeof ListedCourseRow>;
