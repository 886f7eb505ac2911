import * as z from 'zod';
import { sentReportsOf } from '../../reports/sending/schema.ts';
import { screeningCopies } from './copies.ts';

/**
 * The summary for families, or the full report. If left out, emails to an address of the family contain the
 * summary; all other requests use the full report.
 */
export const copy = z.enum(screeningCopies).optional();

export const SentScreeningReports = sentReportsOf(z.object({ copy })).meta({ id: 'SentScreeningReports' });
