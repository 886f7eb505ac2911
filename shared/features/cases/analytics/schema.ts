import * as z from 'zod';
import { PlainDate } from '../../../core/fields.ts';

/** What is counted by days. */
export const AnalyticsKind = z.enum(['cases', 'eyeReports', 'screenings', 'notes', 'sessions']);
export type AnalyticsKind = z.output<typeof AnalyticsKind>;

/** Most days of one answer; a longer range is asked for in parts. */
export const maxCountedDays = 366;
/** Most years that somebody may look at. */
export const maxAnalyticsYears = 5;

/** What a day had; kinds of which it had none are left out. */
export const CountedDay = z
  .object({ date: PlainDate, counts: z.partialRecord(AnalyticsKind, z.int().min(1)) })
  .meta({ id: 'CountedDay' });
export type CountedDay = z.output<typeof CountedDay>;

export const CountedDays = z
  .object({
    /** What the reader may see counted, whether or not there was any. */
    kinds: z.array(AnalyticsKind),
    /** In their order, without days that had nothing. */
    days: z.array(CountedDay),
  })
  .meta({ id: 'CountedDays' });
export type CountedDays = z.output<typeof CountedDays>;
