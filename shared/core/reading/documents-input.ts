import * as z from 'zod';
import { DocumentSort } from '../documents/document-sort.ts';
import { Cursor, Instant, Line, PlainDate } from '../fields.ts';
import { CaseId } from '../ids.ts';
import { pageSize } from '../limits.ts';

/** First and last day, order and page of documents in a list. */
const documentsByDay = {
  from: PlainDate.nullable().default(null),
  to: PlainDate.nullable().default(null),
  sort: DocumentSort.default('newest'),
  limit: z.int().min(1).max(100).default(pageSize),
  cursor: Cursor.nullable().default(null),
};

/** Common input of endpoints that search documents; each adds the filters of its kind of document. */
export const documentSearch = {
  /** Part of a child's name. */
  text: Line.default(''),
  isSent: z.boolean().nullable().default(null),
  ...documentsByDay,
};

/**
 * Input of an endpoint for other systems that lists finished documents of one kind with their full content.
 */
export const documentsInput = <Id extends z.ZodType<string>>(id: Id) =>
  z.strictObject({
    ids: z.array(id).max(100).nullable().default(null),
    /** Only documents of these children; null for all children. */
    children: z.array(CaseId).max(100).nullable().default(null),
    ...documentsByDay,
    /** Only documents changed at or after this time; `savedTo` ends the range. */
    savedFrom: Instant.nullable().default(null),
    savedTo: Instant.nullable().default(null),
  });

export type DocumentsInput = z.output<ReturnType<typeof documentsInput>>;
