import { AppError } from '../../../../shared/core/errors.ts';
import { calendarFeedReadsPerHour } from '../../../../shared/core/limits.ts';
import type { calendarSubscriptions } from '../../../../shared/features/classes/calendar-subscriptions/endpoints.ts';
import type { AnonymousHandler } from '../../../composition/pdf-context.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { CalendarSubscriptionsStore, feedEnd } from './calendar-subscriptions-store.ts';
import { writeFeed } from './write-feed.ts';

/**
 * Returns the same response for an unknown address, an expired one, and one of a former member. Every read
 * counts towards the rate limits, so that the rate limits do not reveal which addresses exist.
 */
export const readCalendarFeed: AnonymousHandler<typeof calendarSubscriptions.readCalendarFeed> = async (
  { token },
  { network, hourlyLimiter, madeFeeds, now, forOrganization },
) => {
  const [isMade] = await Promise.all([
    madeFeeds.has(token),
    hourlyLimiter.consume('calendar-feeds', network, calendarFeedReadsPerHour.network),
    hourlyLimiter.consume('calendar-feed', token, calendarFeedReadsPerHour.address),
  ]);
  if (!isMade) throw new AppError('record.missing');
  const [organization = '', secret = ''] = token.split('.');
  const { openStore } = forOrganization(organization);
  const store = openStore(CalendarSubscriptionsStore);
  const found = await store.find(hashSecret(secret));
  const text = found && (await writeFeed(found, openStore, now()));
  if (!found || text === undefined) throw new AppError('record.missing');
  if (await store.noteFetch(found)) await madeFeeds.keep(token, feedEnd(now()));
  return text;
};
