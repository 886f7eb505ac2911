import * as z from 'zod';
import { daysBetween } from '../../../core/dates/days.ts';
import { endpoint } from '../../../core/endpoint.ts';
import { PlainDate, page } from '../../../core/fields.ts';
import { ActivityEntry, ActivityFilters } from './activity.ts';
import { CountedDays, maxCountedDays } from './schema.ts';

export const analytics = {
  countDays: endpoint({
    method: 'POST',
    path: 'analytics/days',
    summary:
      'Day counts of added cases, visits, screenings, notes and sessions that the caller may see; at most 366 days',
    needs: 'case:read',
    notForKeys: true,
    readEvent: 'cases.counted',
    effect: 'read',
    joint: true,
    input: z
      .strictObject({
        /** First day to count, in the organisation’s time zone. */
        from: PlainDate,
        /** Last day to count, in the organisation’s time zone. */
        to: PlainDate,
      })
      .refine(({ from, to }) => from <= to, { path: ['to'], error: 'validation.date_order' })
      .refine(({ from, to }) => daysBetween(from, to) < maxCountedDays, {
        path: ['to'],
        error: 'validation.too_big',
      }),
    output: CountedDays,
  }),
  listActivity: endpoint({
    method: 'POST',
    path: 'analytics/activity',
    summary:
      'Who did what with the records of the children whom the caller may see now, newest first. A page may be short; continue as long as there is a cursor',
    needs: 'case:read',
    notForKeys: true,
    readEvent: 'cases.activity-listed',
    effect: 'read',
    joint: true,
    input: ActivityFilters,
    output: page(ActivityEntry),
  }),
};
