import * as z from 'zod';
import { PlainDate } from '../../../core/fields.ts';
import { CourseId } from '../courses/schema.ts';
import { PublishedCourse } from '../published-courses/schema.ts';
import { subscriptionStates } from '../subscriptions/rules.ts';
import { Subscription } from '../subscriptions/schema.ts';

export const libraryTabs = ['all', 'subscribed', 'pending'] as const;
export const LibraryTab = z.enum(libraryTabs);
export type LibraryTab = z.output<typeof LibraryTab>;

/** A course in the library, with the subscription of the caller's organisation to it. */
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
    /** Whether the course is from the caller's organisation, which therefore needs no subscription. */
    isOwn: z.boolean(),
    /**
     * Whether the course can be requested. A withdrawn course cannot; subscribers read it until their access
     * ends.
     */
    isOffered: z.boolean(),
    state: z.enum(subscriptionStates),
    until: PlainDate.nullable(),
    mayRead: z.boolean(),
    mayRequest: z.boolean(),
    /**
     * The last request of the organisation for the course, and the answer; null if it never requested the
     * course.
     */
    subscription: Subscription.nullable(),
  })
  .meta({ id: 'LibraryCourse' });
export type LibraryCourse = z.output<typeof LibraryCourse>;
