import * as z from 'zod';

/** A person or record, with its name if the reader may see it. */
export const Named = z.object({ id: z.string(), name: z.string().nullable() });
