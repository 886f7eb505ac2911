import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Instant } from '../../../core/fields.ts';
import { CalendarSubscription, FeedSecret, FeedToken, SubscriptionFields } from './schema.ts';

const own = {
  path: 'calendar-subscription',
  lambda: 'pdf',
  needs: 'calendar-subscription:own',
} as const;

/**
 * Endpoints of a member's timetable subscription. `readCalendarFeed` needs no sign-in: the token is enough.
 */
export const calendarSubscriptions = {
  getCalendarSubscription: endpoint({
    ...own,
    method: 'GET',
    summary:
      'The caller’s subscription to the timetable; its address is known only to the person who created it',
    input: z.strictObject({}),
    output: z.object({ subscription: CalendarSubscription.nullable() }),
  }),
  subscribeToCalendar: endpoint({
    ...own,
    method: 'PUT',
    summary:
      'Creates an address at which calendars read the timetable; an earlier address of the caller expires',
    input: SubscriptionFields.safeExtend({ secret: FeedSecret }),
    output: CalendarSubscription,
  }),
  endCalendarSubscription: endpoint({
    ...own,
    method: 'DELETE',
    summary: 'Ends the caller’s subscription with this creation time, and its address; a newer one stays',
    input: z.strictObject({ createdAt: Instant }),
    output: z.object({ subscription: CalendarSubscription.nullable() }),
  }),
  readCalendarFeed: endpoint({
    method: 'GET',
    path: 'calendar-feed',
    summary:
      'The timetable for a calendar in another program, limited to what its owner may see now: 60 days back, 400 days ahead',
    lambda: 'pdf',
    needs: 'public',
    media: 'text/calendar',
    errors: ['record.missing'],
    input: z.strictObject({ token: FeedToken }),
    output: z.string(),
  }),
};
