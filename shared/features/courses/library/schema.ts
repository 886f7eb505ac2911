import * as z from 'zod';
import { PlainDate } from '../../../core/fields.ts';
import { CourseId } from '../courses/schema.ts';
import { PublishedCourse } from '../published-courses/schema.ts';
import { subscriptionStates } from '../subscriptions/rules.ts';
import { Subscription } from '../subscriptions/schema.ts';

export const LibraryTab = z.enum(['all', 'subscribed', 'pending']);
export type LibraryTab = z.output<typeof LibraryTab>;

/** A library course with the subscription of the caller's organisation. */
export const LibraryCourse = PublishedCourse.pick({
  title: true,
  shortDescription: true,
  goals: true,
  languages: true,
  ageFrom: true,
  ageTo: true,
  organizationName: true,
  courseVersion: true,
  activities: true,
  cover: true,
})
  .extend({
    id: CourseId,
    coverUrl: z.url().nullable(),
    /** Whether the caller's organisation publishes the course and therefore needs no subscription. */
    isOwn: z.boolean(),
    /** Whether the course can be requested. A withdrawn course is only readable until a subscription ends. */
    isOffered: z.boolean(),
    state: z.enum(subscriptionStates),
    until: PlainDate.nullable(),
    mayRead: z.boolean(),
    mayRequest: z.boolean(),
    /** The last request and its answer; null if the course was never requested. */
    subscription: Subscription.nullable(),
  })
  .meta({ id: 'LibraryCourse' });
export type LibraryCourse = z.output<typeof LibraryCourse>;
