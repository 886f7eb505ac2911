import * as z from 'zod';
import { PlainDate } from '../../../core/fields.ts';

export const analyticsKinds = ['cases', 'eyeReports', 'screenings', 'notes', 'sessions'] as const;
export const AnalyticsKind = z.enum(analyticsKinds);
export type AnalyticsKind = z.output<typeof AnalyticsKind>;

/** Maximum number of days per response; callers request a longer range in parts. */
export const maxCountedDays = 366;
export const maxAnalyticsYears = 5;

/** The numbers of new cases, eye reports and so on of one day; kinds with a count of 0 are left out. */
export const CountedDay = z
  .object({ date: PlainDate, counts: z.partialRecord(AnalyticsKind, z.int().min(1)) })
  .meta({ id: 'CountedDay' });
export type CountedDay = z.output<typeof CountedDay>;

export const CountedDays = z
  .object({
    /** Kinds whose counts the caller may see, including those with a count of 0. */
    kinds: z.array(AnalyticsKind),
    /** The days in ascending order; days without counts are left out. */
    days: z.array(CountedDay),
  })
  .meta({ id: 'CountedDays' });
export type CountedDays = z.output<typeof CountedDays>;
