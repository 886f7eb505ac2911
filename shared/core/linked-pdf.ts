import * as z from 'zod';
import { Instant } from './fields.ts';
import { ReportChange } from './report-changes.ts';

/** A link to a PDF, which is good for minutes, and what it is called when it is saved. */
export const LinkedPdf = z
  .object({
    url: z.url(),
    name: z.string(),
    expiresAt: Instant,
    /** What it prints that has changed since it was finished; left out where nothing has. */
    changes: z.array(ReportChange).optional(),
  })
  .meta({ id: 'LinkedPdf' });
