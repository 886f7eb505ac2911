import * as z from 'zod';
import { Instant, PlainDate, RequiredLine, Slug, Version } from '../../../core/fields.ts';
import { Id } from '../../../core/ids.ts';
import type { SubscriptionRecord } from './record.ts';
import { isEnding, subscriptionState, subscriptionStates } from './rules.ts';

/** A subscription of the caller's organisation. */
export const Subscription = z
  .object({
    courseId: Id('course'),
    title: RequiredLine,
    /** The author's organisation. */
    author: z.string(),
    state: z.enum(subscriptionStates),
    /** Last day of access; also while a request for more of it waits. */
    until: PlainDate.nullable(),
    isEnding: z.boolean(),
    requestedBy: z.object({ id: z.uuid(), fullName: z.string() }),
    requestedAt: Instant,
    message: z.string().nullable(),
    decidedAt: Instant.nullable(),
    /** What the platform said of a request that it declined, or of access that it took back. */
    reason: z.string().nullable(),
    version: Version,
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.output<typeof Subscription>;

/** The superadmin's lists: what waits, who may read a course for longer or not much longer, who no more. */
export const SubscriptionList = z.enum(['requests', 'active', 'ending', 'expired', 'declined']);
export type SubscriptionList = z.output<typeof SubscriptionList>;

/** A subscription as the superadmin sees it. */
export const OrganizationSubscription = Subscription.extend({
  organization: z.object({ id: Slug, name: RequiredLine }),
  /** Whether its organisation works: it is not archived, and its licence has not ended. */
  isActive: z.boolean(),
  /** The superadmin who decided last. */
  decidedBy: z.string().nullable(),
  /** Whether whoever asked is still there. */
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
