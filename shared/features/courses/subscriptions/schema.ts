import * as z from 'zod';
import { Instant, PlainDate, RequiredLine, Slug, Version } from '../../../core/fields.ts';
import { Id } from '../../../core/ids.ts';
import type { SubscriptionRecord } from './record.ts';
import { isEnding, subscriptionState, subscriptionStates } from './rules.ts';

export const Subscription = z
  .object({
    courseId: Id('course'),
    title: RequiredLine,
    /** Name of the organisation that publishes the course. */
    author: z.string(),
    state: z.enum(subscriptionStates),
    /** Last day of access, even if a request for an extension is pending. */
    until: PlainDate.nullable(),
    isEnding: z.boolean(),
    requestedBy: z.object({ id: z.uuid(), fullName: z.string() }),
    requestedAt: Instant,
    message: z.string().nullable(),
    decidedAt: Instant.nullable(),
    /** The platform's reason for declining the request or withdrawing access. */
    reason: z.string().nullable(),
    version: Version,
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.output<typeof Subscription>;

/**
 * The lists that platform administrators see: requests, and active, soon ending, expired, withdrawn and
 * declined subscriptions.
 */
export const SubscriptionList = z.enum(['requests', 'active', 'ending', 'expired', 'withdrawn', 'declined']);
export type SubscriptionList = z.output<typeof SubscriptionList>;

export const OrganizationSubscription = Subscription.extend({
  organization: z.object({ id: Slug, name: RequiredLine }),
  /** Whether the organisation is active: not archived, and with a valid licence. */
  isActive: z.boolean(),
  /** The platform administrator who made the last decision. */
  decidedBy: z.string().nullable(),
  /** Whether the person who made the request is still a member. */
  isRequesterActive: z.boolean(),
}).meta({ id: 'OrganizationSubscription' });
export type OrganizationSubscription = z.output<typeof OrganizationSubscription>;

/** @param today in the organisation's time zone, `YYYY-MM-DD` */
export function presentSubscription(record: SubscriptionRecord, today: string): Subscription {
  const { courseId, until, course, request, decision, version } = record;
  return {
    courseId,
    title: course.title,
    author: course.organization.name,
    state: subscriptionState(record, today),
    until,
    isEnding: isEnding(record, today),
    requestedBy: request.by,
    requestedAt: request.at,
    message: request.message,
    decidedAt: decision?.at ?? null,
    reason: decision?.reason ?? null,
    version,
  };
}
