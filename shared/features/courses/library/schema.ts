import * as z from 'zod';
import { PlainDate } from '../../../core/fields.ts';
import { CourseId } from '../courses/schema.ts';
import { PublishedCourse } from '../published-courses/schema.ts';
import { subscriptionStates } from '../subscriptions/rules.ts';
import { Subscription } from '../subscriptions/schema.ts';

export const LibraryTab = z.enum(['all', 'subscribed', 'pending']);
export type LibraryTab = z.output<typeof LibraryTab>;

/** A course of the library, and how the caller's organisation stands with it. */
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
    /** Whether the caller's organisation publishes it, and needs no subscription. */
    isOwn: z.boolean(),
    /** Whether it may be asked for; one that its author withdrew may only be read to the end. */
    isOffered: z.boolean(),
    state: z.enum(subscriptionStates),
    until: PlainDate.nullable(),
    mayRead: z.boolean(),
    mayRequest: z.boolean(),
    /** The last request and its answer; null where it was never asked for. */
    subscription: Subscription.nullable(),
  })
  .meta({ id: 'LibraryCourse' });
export type LibraryCourse = z.output<typeof LibraryCourse>;
