import * as z from 'zod';
import { Instant } from './fields.ts';
import { ReportChange } from './report-changes.ts';

/** A link to a PDF, valid for a few minutes, with the file name for saving. */
export const LinkedPdf = z
  .object({
    url: z.url(),
    name: z.string(),
    expiresAt: Instant,
    /** Printed data that changed after the report was finished; unset if nothing changed. */
    changes: z.array(ReportChange).optional(),
  })
  .meta({ id: 'LinkedPdf' });
