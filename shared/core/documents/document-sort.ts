import * as z from 'zod';

/** Sort orders of lists of documents, by the day of the document. */
export const documentSorts = ['newest', 'oldest'] as const;
export const DocumentSort = z.enum(documentSorts);
