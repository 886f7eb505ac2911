import { calendarSubscriptions } from '../../../../shared/features/classes/calendar-subscriptions/endpoints.ts';
import { CalendarSubscription } from '../../../../shared/features/classes/calendar-subscriptions/schema.ts';
import type { AnonymousHandlers, PdfHandlers } from '../../../composition/pdf-context.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { CalendarSubscriptionsStore, feedEnd } from './calendar-subscriptions-store.ts';
import { readCalendarFeedHandler } from './read-calendar-feed.ts';

export const endpoints = calendarSubscriptions;

type Calls = typeof calendarSubscriptions;

export const handlers: PdfHandlers<Omit<Calls, 'readCalendarFeed'>> &
  AnonymousHandlers<Pick<Calls, 'readCalendarFeed'>> = {
  getCalendarSubscription: async (_, { actor, openStore }) => {
    const record = await openStore(CalendarSubscriptionsStore).get(actor.id);
    return { subscription: record ? CalendarSubscription.parse(record) : null };
  },
  subscribeToCalendar: async ({ secret, ...chosen }, { actor, organization, openStore, madeFeeds, now }) => {
    await madeFeeds.keep(`${organization.slug}.${secret}`, feedEnd(now()));
    return openStore(CalendarSubscriptionsStore).subscribe(actor.id, { ...chosen, hash: hashSecret(secret) });
  },
  endCalendarSubscription: ({ createdAt }, { actor, openStore }) =>
    openStore(CalendarSubscriptionsStore).end(actor.id, createdAt),
  readCalendarFeed: readCalendarFeedHandler,
};
