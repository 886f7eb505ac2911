import { queryOptions } from '@tanstack/react-query';
import { calendarSubscriptions } from '../../../../shared/features/classes/calendar-subscriptions/endpoints.ts';
import type { CalendarSubscription } from '../../../../shared/features/classes/calendar-subscriptions/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

/** The user's subscription to the timetable, with the time when a calendar app last read it. */
export const calendarSubscriptionQuery = queryOptions({
  queryKey: ['calendar-subscription'],
  queryFn: ({ signal }) => call(calendarSubscriptions.getCalendarSubscription, {}, { signal }),
  staleTime: 0,
});

export const keepSubscription = (subscription: CalendarSubscription | null): void =>
  void queryClient.setQueryData(calendarSubscriptionQuery.queryKey, { subscription });
