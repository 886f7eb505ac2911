import * as z from 'zod';
import { documentKinds } from '../../../core/documents/document-kinds.ts';
import { Instant, Line, PlainDate } from '../../../core/fields.ts';
import { ReportChange } from '../../../core/report-changes.ts';

/** Number of days for which the copy of a child's data is kept for the person who requested it. */
export const bundleDays = 3;

export const BundleLink = z
  .object({ url: z.url(), name: z.string(), expiresAt: Instant })
  .meta({ id: 'BundleLink' });

/**
 * A finished document that prints facts about the child that have changed since the document was finished.
 */
export const ChangedDocument = z.object({
  id: Line,
  kind: z.enum(documentKinds),
  /** Day of the document; for a document about a period, the last day of the period. */
  date: PlainDate,
  changes: z.array(ReportChange),
});
export type ChangedDocument = z.output<typeof ChangedDocument>;
