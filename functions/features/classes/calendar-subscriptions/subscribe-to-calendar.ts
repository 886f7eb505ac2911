import type { calendarSubscriptions } from '../../../../shared/features/classes/calendar-subscriptions/endpoints.ts';
import { CalendarSubscription } from '../../../../shared/features/classes/calendar-subscriptions/schema.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { CalendarSubscriptionsStore, feedEnd } from './calendar-subscriptions-store.ts';

export const getCalendarSubscription: PdfHandler<
  typeof calendarSubscriptions.getCalendarSubscription
> = async (_, { actor, openStore }) => {
  const record = await openStore(CalendarSubscriptionsStore).get(actor.id);
  return { subscription: record ? CalendarSubscription.parse(record) : null };
};

export const subscribeToCalendar: PdfHandler<typeof calendarSubscriptions.subscribeToCalendar> = async (
  { secret, ...chosen },
  { actor, organization, openStore, madeFeeds, now },
) => {
  await madeFeeds.keep(`${organization.slug}.${secret}`, feedEnd(now()));
  return openStore(CalendarSubscriptionsStore).subscribe(actor.id, { ...chosen, hash: hashSecret(secret) });
};

export const endCalendarSubscription: PdfHandler<typeof calendarSubscriptions.endCalendarSubscription> = (
  { createdAt },
  { actor, openStore },
) => openStore(CalendarSubscriptionsStore).end(actor.id, createdAt);
