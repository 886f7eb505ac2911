import type { PublishedCourse } from '../published-courses/schema.ts';
import type { SubscriptionRecord } from './record.ts';

/** Days before the end from which a course may be asked for again. */
export const renewalDays = 30;
/** Days for which a declined request is listed with those that wait. */
export const declinedDays = 30;
const dayMs = 86_400_000;

export const subscriptionStates = [
  'none',
  'pending',
  'subscribed',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

type Stored = Pick<SubscriptionRecord, 'status' | 'until'>;

/** Whether the last day of access is not over. @param today in the organisation's time zone, `YYYY-MM-DD` */
export const hasAccess = (subscription: Pick<SubscriptionRecord, 'until'> | null, today: string): boolean =>
  subscription !== null && subscription.until !== null && subscription.until >= today;

/** How an organisation stands with a course. @param today in the organisation's time zone, `YYYY-MM-DD` */
export function subscriptionState(subscription: Stored | null, today: string): SubscriptionState {
  if (subscription === null) return 'none';
  const { status, until } = subscription;
  if (status === 'pending') return 'pending';
  if (hasAccess(subscription, today)) return 'subscribed';
  if (status === 'declined' || status === 'withdrawn') return status;
  return until === null ? 'none' : 'expired';
}

/** Days from today to the last one; 0 on that day. @param from `YYYY-MM-DD` */
export const daysUntil = (until: string, from: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / dayMs);

/** Whether access ends so soon that it may be asked for again. */
export const isEnding = ({ until }: Pick<SubscriptionRecord, 'until'>, today: string): boolean =>
  until !== null && until >= today && daysUntil(until, today) <= renewalDays;

/** Whether a course may be asked for: not while a request waits, nor while access lasts for longer. */
export function mayRequest(subscription: Stored | null, today: string): boolean {
  const state = subscriptionState(subscription, today);
  if (state === 'pending') return false;
  return state !== 'subscribed' || (subscription !== null && isEnding(subscription, today));
}

/** Who reads: an organisation with its subscription to the course, on a day in its time zone. */
export interface Reader {
  organization: string;
  subscription: Pick<SubscriptionRecord, 'until'> | null;
  today: string;
}

/**
 * Whether an organisation may read what a published course holds, its files included. What the platform has
 * taken down stays its author's to read.
 */
export function mayReadContent(
  { organization, state }: Pick<PublishedCourse, 'organization' | 'state'>,
  reader: Reader,
): boolean {
  if (organization === reader.organization) return true;
  return state !== 'taken-down' && hasAccess(reader.subscription, reader.today);
}

/**
 * Whether an organisation is shown what everybody may know of a published course: while it is offered, its own, and
 * one that it asked for before, so that it learns what became of it.
 */
export const mayFindCourse = (
  { organization, state }: Pick<PublishedCourse, 'organization' | 'state'>,
  reader: { organization: string; subscription: object | null },
): boolean => state === 'published' || organization === reader.organization || reader.subscription !== null;
