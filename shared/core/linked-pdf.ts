import * as z from 'zod';
import { Instant } from './fields.ts';

/** A link to a PDF, which is good for minutes, and what it is called when it is saved. */
export const LinkedPdf = z
  .object({ url: z.url(), name: z.string(), expiresAt: Instant })
  .meta({ id: 'LinkedPdf' });
