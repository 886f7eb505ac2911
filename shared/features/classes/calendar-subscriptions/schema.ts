import * as z from 'zod';
import { Instant, Locale, Script } from '../../../core/fields.ts';

/** Fewer different signs than this are no random secret. */
const minDifferentSigns = 16;

/** 256 random bits of whoever subscribes, in base64url: the server keeps nothing but a hash of them. */
export const FeedSecret = z
  .string()
  .regex(/^[\w-]{43}$/)
  .refine(secret => new Set(secret).size >= minDifferentSigns, { error: 'validation.invalid' });

/** What the address of a timetable ends in: the organisation's slug and a secret, without personal data. */
export const FeedToken = z.string().regex(/^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]\.[\w-]{43}$/);

/** Whose sessions a calendar shows: those that the subscriber owns, or all that the subscriber sees. */
export const FeedScope = z.enum(['mine', 'all']);
export type FeedScope = z.output<typeof FeedScope>;

/** Days of a subscribed timetable, before and after the one on which it is read. */
export const feedDays = { past: 60, coming: 400 };
/** Most sessions that a calendar is given; those that are nearest to its day. */
export const maxFeedSessions = 2_000;

/** What somebody chooses who subscribes. */
export const SubscriptionFields = z.strictObject({
  scope: FeedScope,
  /** Of the few words that a calendar needs beside names of classes. */
  language: Locale,
  script: Script,
});

export const CalendarSubscription = z
  .object({
    scope: FeedScope,
    createdAt: Instant,
    /** When another program last read it, within an hour; null before the first time. */
    fetchedAt: Instant.nullable(),
  })
  .meta({ id: 'CalendarSubscription' });
export type CalendarSubscription = z.output<typeof CalendarSubscription>;
