import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Instant } from '../../../core/fields.ts';
import { CalendarSubscription, FeedSecret, FeedToken, SubscriptionFields } from './schema.ts';

const own = {
  path: 'calendar-subscription',
  lambda: 'pdf',
  needs: 'calendar-subscription:own',
} as const;

/** Answered by `pdf`, which reads without a sign-in and becomes the organisation of an address that was made. */
export const calendarSubscriptions = {
  getCalendarSubscription: endpoint({
    ...own,
    method: 'GET',
    summary: 'The caller’s subscription to the timetable; its address is known to nobody but whoever made it',
    input: z.strictObject({}),
    output: z.object({ subscription: CalendarSubscription.nullable() }),
  }),
  subscribeToCalendar: endpoint({
    ...own,
    method: 'PUT',
    summary: 'Makes an address at which calendars read the timetable; an earlier one of the caller ends',
    input: SubscriptionFields.safeExtend({ secret: FeedSecret }),
    output: CalendarSubscription,
  }),
  endCalendarSubscription: endpoint({
    ...own,
    method: 'DELETE',
    summary: 'Ends the caller’s subscription that was made then, and its address; a newer one stays',
    input: z.strictObject({ createdAt: Instant }),
    output: z.object({ subscription: CalendarSubscription.nullable() }),
  }),
  readCalendarFeed: endpoint({
    method: 'GET',
    path: 'calendar-feed',
    summary:
      'The timetable for the calendar of another program, as its owner may see it now: 60 days back, 400 ahead',
    lambda: 'pdf',
    needs: 'public',
    media: 'text/calendar',
    errors: ['record.missing'],
    input: z.strictObject({ token: FeedToken }),
    output: z.string(),
  }),
};
