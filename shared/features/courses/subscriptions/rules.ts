import { daysBetween } from '../../../core/dates/days.ts';
import type { PublishedCourse } from '../published-courses/schema.ts';
import type { SubscriptionRecord } from './record.ts';

/** Number of days before the end of access from which a course can be requested again. */
export const renewalDays = 30;
/** Number of days for which a declined request is still listed with the pending requests. */
export const declinedDays = 30;

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

/** Whether access has not ended yet. @param today in the organisation's time zone, `YYYY-MM-DD` */
export const hasAccess = (subscription: Pick<SubscriptionRecord, 'until'> | null, today: string): boolean =>
  subscription !== null && subscription.until !== null && subscription.until >= today;

/** @param today in the organisation's time zone, `YYYY-MM-DD` */
export function subscriptionState(subscription: Stored | null, today: string): SubscriptionState {
  if (subscription === null) return 'none';
  const { status, until } = subscription;
  if (status === 'pending') return 'pending';
  if (hasAccess(subscription, today)) return 'subscribed';
  if (status === 'declined' || status === 'withdrawn') return status;
  return until === null ? 'none' : 'expired';
}

/** Whether access ends so soon that the course can be requested again. */
export const isEnding = ({ until }: Pick<SubscriptionRecord, 'until'>, today: string): boolean =>
  until !== null && until >= today && daysBetween(today, until) <= renewalDays;

/**
 * Whether an organisation can request a course. It cannot while a request is pending, or while its access
 * lasts longer than `renewalDays`.
 */
export function mayRequest(subscription: Stored | null, today: string): boolean {
  const state = subscriptionState(subscription, today);
  if (state === 'pending') return false;
  return state !== 'subscribed' || (subscription !== null && isEnding(subscription, today));
}

export interface Reader {
  organization: string;
  subscription: Pick<SubscriptionRecord, 'until'> | null;
  today: string;
}

/**
 * Whether an organisation may read the content and files of a published course. The author's organisation may
 * still read a course that was taken down.
 */
export function mayReadContent(
  { organization, state }: Pick<PublishedCourse, 'organization' | 'state'>,
  reader: Reader,
): boolean {
  if (organization === reader.organization) return true;
  return state !== 'taken-down' && hasAccess(reader.subscription, reader.today);
}

/**
 * Whether an organisation sees the public facts of a published course: the course is offered, belongs to the
 * organisation, or was requested by it before, so that it can see the platform's answer.
 */
export const mayFindCourse = (
  { organization, state }: Pick<PublishedCourse, 'organization' | 'state'>,
  reader: { organization: string; subscription: object | null },
): boolean => state === 'published' || organization === reader.organization || reader.subscription !== null;
