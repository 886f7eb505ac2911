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
    publishedCourse: PublishedCourse;
    /** The subscription of the caller's organisation to a course; null if the course was never requested. */
    subscription: SubscriptionRecord | null;
  }
}

const ofOrganization = { organizationId: Slug, courseId: CourseId };
const aboutOrganization = { organization: 'organizationId' } as const;

export const subscriptions = {
  listSubscriptions: endpoint({
    method: 'GET',
    path: 'subscriptions',
    summary: 'The organisation’s subscriptions, for every course that it ever requested',
    needs: 'library:read',
    input: z.strictObject({}),
    output: page(Subscription),
  }),
  requestSubscription: endpoint({
    method: 'PUT',
    path: 'subscriptions/{courseId}',
    summary: 'Requests a course from the platform; repeating a pending request changes nothing',
    needs: 'subscription:request',
    records: { publishedCourse: 'courseId', subscription: 'courseId' },
    errors: ['subscription.not-needed', 'course.not-offered', 'version.conflict'],
    input: z.strictObject({ courseId: CourseId, message: optional(Line) }),
    output: Subscription,
  }),
  cancelSubscription: endpoint({
    method: 'DELETE',
    path: 'subscriptions/{courseId}',
    summary: 'Cancels a pending request; only its author and admins may',
    needs: 'subscription:request',
    records: { publishedCourse: 'courseId', subscription: 'courseId' },
    errors: ['subscription.not-own', 'subscription.decided', 'version.conflict'],
    input: z.strictObject({ courseId: CourseId }),
    output: Subscription,
  }),
  searchSubscriptions: endpoint({
    method: 'POST',
    path: 'subscriptions/search',
    summary:
      'Subscriptions of all organisations: requests, oldest first; subscribers, by their last day; declined and withdrawn ones',
    lambda: 'account',
    needs: 'subscription:decide',
    effect: 'read',
    joint: true,
    input: z.strictObject({
      list: SubscriptionList,
      /** Search text: part of a course title or an organisation's name. */
      text: z.string().trim().max(100).default(''),
      cursor: Cursor.nullable().default(null),
      limit: z.int().min(1).max(100).default(pageSize),
    }),
    output: page(OrganizationSubscription),
  }),
  grantSubscription: endpoint({
    method: 'PUT',
    path: 'organizations/{organizationId}/subscriptions/{courseId}',
    summary: 'Approves a request, changes the last day of a subscription, or restores withdrawn access',
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
      /** Whether the person who made the request also gets access to the curriculum module. */
      grantsCurriculum: z.boolean().default(false),
    }),
    output: Subscription,
  }),
  closeSubscription: endpoint({
    method: 'POST',
    path: 'organizations/{organizationId}/subscriptions/{courseId}/close',
    summary: 'Declines a request, or withdraws a subscriber’s access',
    lambda: 'account',
    needs: 'subscription:decide',
    records: aboutOrganization,
    errors: ['subscription.decided', 'version.conflict'],
    input: z.strictObject({ ...ofOrganization, version: Version, reason: Text.min(1) }),
    output: Subscription,
  }),
};
