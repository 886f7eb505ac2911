import * as z from 'zod';

/** A person or record; the name is null if the caller is not allowed to see it. */
export const Named = z.object({ id: z.string(), name: z.string().nullable() });
