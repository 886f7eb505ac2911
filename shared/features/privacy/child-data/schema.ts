import * as z from 'zod';
import { Instant, Line, PlainDate } from '../../../core/fields.ts';
import { ReportChange } from '../../../core/report-changes.ts';

/** Days that a prepared copy is kept for whoever asked for it. */
export const bundleDays = 3;

/** A link to a copy of everything held about a child. */
export const BundleLink = z
  .object({ url: z.url(), name: z.string(), expiresAt: Instant })
  .meta({ id: 'BundleLink' });

/** A finished document that prints something of the child that has changed since. */
export const ChangedDocument = z.object({
  id: Line,
  kind: z.enum(['eyeReport', 'screening', 'note', 'progressReport']),
  /** Its own day; the last one of a period. */
  date: PlainDate,
  changes: z.array(ReportChange),
});
export type ChangedDocument = z.output<typeof ChangedDocument>;
