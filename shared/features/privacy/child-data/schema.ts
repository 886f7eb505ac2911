import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';

/** Days that a prepared copy is kept for whoever asked for it. */
export const bundleDays = 3;

/** A link to a copy of everything held about a child. */
export const BundleLink = z
  .object({ url: z.url(), name: z.string(), expiresAt: Instant })
  .meta({ id: 'BundleLink' });
