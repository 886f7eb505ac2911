import * as z from 'zod';
import { Instant, Locale, Script } from '../../../core/fields.ts';

/** Minimum number of different characters in a secret; a secret with fewer is rejected as not random. */
const minDifferentSigns = 16;

/**
 * Secret of a subscription: 256 random bits from the subscriber, in base64url. The server stores only a hash.
 */
export const FeedSecret = z
  .string()
  .regex(/^[\w-]{43}$/)
  .refine(secret => new Set(secret).size >= minDifferentSigns, { error: 'validation.invalid' });

/** The end of a timetable address: the organisation's slug and a secret, without personal data. */
export const FeedToken = z.string().regex(/^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]\.[\w-]{43}$/);

/** Which sessions a calendar contains: those that the subscriber owns, or all that the subscriber may see. */
export const FeedScope = z.enum(['mine', 'all']);
export type FeedScope = z.output<typeof FeedScope>;

/** Number of days before and after today that a subscribed timetable contains. */
export const feedDays = { past: 60, coming: 400 };
/** Maximum number of sessions in a calendar; those nearest to the current day are kept. */
export const maxFeedSessions = 2_000;

export const SubscriptionFields = z.strictObject({
  scope: FeedScope,
  /** Language of the fixed words in the calendar. */
  language: Locale,
  script: Script,
});

export const CalendarSubscription = z
  .object({
    scope: FeedScope,
    createdAt: Instant,
    /** When a calendar program last read the feed, to the hour; null if never. */
    fetchedAt: Instant.nullable(),
  })
  .meta({ id: 'CalendarSubscription' });
export type CalendarSubscription = z.output<typeof CalendarSubscription>;
