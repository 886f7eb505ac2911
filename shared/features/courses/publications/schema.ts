import * as z from 'zod';

/** What a course still lacks. */
export const Lack = z.enum(['shortDescription', 'cover', 'activities']);
export type Lack = z.output<typeof Lack>;

const Named = z.object({ id: z.string(), title: z.string() });

/** What changed since the version that is in the library, by kind. */
export const CourseChanges = z
  .object({
    lacks: z.array(Lack),
    hasDetails: z.boolean(),
    added: z.array(Named),
    changed: z.array(Named),
    moved: z.array(Named),
    removed: z.array(Named),
  })
  .meta({ id: 'CourseChanges' });
export type CourseChanges = z.output<typeof CourseChanges>;
