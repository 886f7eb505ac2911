import * as z from 'zod';

/** Sort orders of lists of documents, by the day of the document. */
export const DocumentSort = z.enum(['newest', 'oldest']);
