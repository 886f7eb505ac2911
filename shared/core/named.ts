import * as z from 'zod';

/** A person or record; the name is null if the reader may not see it. */
export const Named = z.object({ id: z.string(), name: z.string().nullable() });
