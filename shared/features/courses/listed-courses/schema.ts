import * as z from 'zod';
import { Instant, Slug, Version } from '../../../core/fields.ts';
import { CourseId, TakeDown } from '../courses/schema.ts';

/**
 * A published course, and whether the platform has taken it down. Stored separately from the library, which
 * platform administrators cannot read; the library is updated from this record.
 */
export const ListedCourse = z.object({
  id: CourseId,
  organization: z.object({ id: Slug, name: z.string() }),
  title: z.string(),
  courseVersion: Version,
  activities: z.int().min(1),
  publishedAt: Instant,
  state: z.enum(['published', 'withdrawn']),
  /** The platform's decision to take the course down; null if there is none. */
  takeDown: TakeDown.extend({ by: z.object({ id: z.uuid(), fullName: z.string() }) }).nullable(),
  version: Version,
});
export type ListedCourse = z.output<typeof ListedCourse>;

/** A published course, as shown to platform administrators. */
export const ListedCourseRow = ListedCourse.extend({
  subscribers: z.int().min(0),
}).meta({ id: 'ListedCourse' });
export type ListedCourseRow = z.output<typeof ListedCourseRow>;
