import * as z from 'zod';
import { VersionChanges } from '../published-courses/schema.ts';

export const Lack = z.enum(['shortDescription', 'cover', 'activities']);
export type Lack = z.output<typeof Lack>;

/** Changes of a draft since the version in the library, and what the course still lacks. */
export const CourseChanges = VersionChanges.extend({
  lacks: z.array(Lack),
  hasDetails: z.boolean(),
  subscribers: z.int().min(0).default(0),
}).meta({ id: 'CourseChanges' });
export type CourseChanges = z.output<typeof CourseChanges>;
