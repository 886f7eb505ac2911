import * as z from 'zod';
import { VersionChanges } from '../published-courses/schema.ts';

/** What a course still lacks. */
export const Lack = z.enum(['shortDescription', 'cover', 'activities']);
export type Lack = z.output<typeof Lack>;

/** What changed since the version that is in the library, by kind. */
export const CourseChanges = VersionChanges.extend({
  lacks: z.array(Lack),
  hasDetails: z.boolean(),
  /** Organisations that subscribe to it now. */
  subscribers: z.int().min(0).default(0),
}).meta({ id: 'CourseChanges' });
export type CourseChanges = z.output<typeof CourseChanges>;
