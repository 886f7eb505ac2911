import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, Line, optional, PlainDate, page, Slug, Text, Version } from '../../../core/fields.ts';
import { pageSize } from '../../../core/limits.ts';
import { CourseId } from '../courses/schema.ts';
import type { PublishedCourse } from '../published-courses/schema.ts';
import type { SubscriptionRecord } from './record.ts';
import { OrganizationSubscription, Subscription, SubscriptionList } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    /** A course of the library, of whichever organisation. */
    publishedCourse: PublishedCourse;
    /** The caller's organisation's subscription to a course; null where it never asked for it. */
    subscription: SubscriptionRecord | null;
  }
}

const ofOrganization = { organizationId: Slug, courseId: CourseId };
const aboutOrganization = { organization: 'organizationId' } as const;

export const subscriptions = {
  listSubscriptions: endpoint({
    method: 'GET',
    path: 'subscriptions',
    summary: 'How the organisation stands with every course that it ever asked for',
    needs: 'library:read',
    input: z.strictObject({}),
    output: page(Subscription),
  }),
  requestSubscription: endpoint({
    method: 'PUT',
    path: 'subscriptions/{courseId}',
    summary: 'Asks the platform for a course; asking again while that waits changes nothing',
    needs: 'subscription:request',
    records: { publishedCourse: 'courseId', subscription: 'courseId' },
    errors: ['subscription.not-needed', 'course.not-offered', 'version.conflict'],
    input: z.strictObject({ courseId: CourseId, message: optional(Line) }),
    output: Subscription,
  }),
  cancelSubscription: endpoint({
    method: 'DELETE',
    path: 'subscriptions/{courseId}',
    summary: 'Takes a request back that waits; only who asked and admins may',
    needs: 'subscription:request',
    records: { publishedCourse: 'courseId', subscription: 'courseId' },
    errors: ['subscription.not-own', 'subscription.decided', 'version.conflict'],
    input: z.strictObject({ courseId: CourseId }),
    output: Subscription,
  }),
  searchSubscriptions: endpoint({
    method: 'POST',
    path: 'subscriptions/search',
    summary: 'Requests of all organisations, oldest first; subscribers by their last day; what was declined',
    lambda: 'account',
    needs: 'subscription:decide',
    effect: 'read',
    input: z.strictObject({
      list: SubscriptionList,
      /** A part of a title or of a name. */
      text: z.string().trim().max(100).default(''),
      cursor: Cursor.nullable().default(null),
      limit: z.int().min(1).max(100).default(pageSize),
    }),
    output: page(OrganizationSubscription),
  }),
  grantSubscription: endpoint({
    method: 'PUT',
    path: 'organizations/{organizationId}/subscriptions/{courseId}',
    summary: 'Approves a request, or gives a subscriber more or less time, up to and with a day',
    lambda: 'account',
    needs: 'subscription:decide',
    records: aboutOrganization,
    errors: [
      'subscription.decided',
      'subscription.requester-gone',
      'course.not-offered',
      'organization.archived',
      'licence.ended',
      'version.conflict',
    ],
    input: z.strictObject({
      ...ofOrganization,
      version: Version,
      until: PlainDate,
      /** Whether whoever asked gets access to the curriculum module as well. */
      grantsCurriculum: z.boolean().default(false),
    }),
    output: Subscription,
  }),
  closeSubscription: endpoint({
    method: 'POST',
    path: 'organizations/{organizationId}/subscriptions/{courseId}/close',
    summary: 'Declines a request, or takes a subscriber’s access back',
    lambda: 'account',
    needs: 'subscription:decide',
    records: aboutOrganization,
    errors: ['subscription.decided', 'version.conflict'],
    input: z.strictObject({ ...ofOrganization, version: Version, reason: Text.min(1) }),
    output: Subscription,
  }),
};
