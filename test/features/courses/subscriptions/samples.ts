import * as fc from 'fast-check';
import {
  subscriptions as calls,
  type subscriptions,
} from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { makePublishedCourse } from '../published-courses/make-published-course.ts';

/** A course of another organisation, requested by this caller. */
export async function requestCourse(asker: Principal) {
  const { id: courseId } = await makePublishedCourse('courses-author');
  return (await asker.call(calls.requestSubscription, { courseId })).data;
}

const inOrganization = { organizationId: 'organizationRecord', courseId: 'subscription' } as const;

export const subscriptionsSamples: Samples<typeof subscriptions> = {
  listSubscriptions: { input: async () => ({}), costGrowsWithData: true },
  requestSubscription: {
    input: async () => ({
      courseId: (await makePublishedCourse('courses-author')).id,
      message: 'For class 2',
    }),
    references: { courseId: 'libraryCourse' },
    expectedOutput: ({ courseId, message }) => ({ courseId, message: message || null, state: 'pending' }),
  },
  cancelSubscription: {
    // `maker` requests the course if the caller cannot.
    input: async ({ caller, maker }) => ({
      courseId: (await requestCourse(caller).catch(() => requestCourse(maker))).courseId,
    }),
    references: { courseId: 'subscription' },
    expectedOutput: ({ courseId }) => ({ courseId, state: 'none' }),
  },
  searchSubscriptions: {
    input: async () => ({ list: 'requests', limit: 1 }),
    references: { cursor: 'public' },
    costGrowsWithData: true,
  },
  grantSubscription: {
    input: async () => {
      const { slug, admin } = await openClinic();
      const { courseId, version } = await requestCourse(admin);
      return { organizationId: slug, courseId, version, until: '2099-01-31' };
    },
    references: inOrganization,
    fixedFields: ['version'],
    arbitraries: { until: fc.constantFrom('2099-01-31', '2120-02-29') },
    expectedOutput: ({ courseId, until }) => ({ courseId, until, state: 'subscribed' }),
    allowedRaceErrors: ['subscription.decided', 'organization.archived'],
  },
  closeSubscription: {
    input: async () => {
      const { slug, admin } = await openClinic();
      const { courseId, version } = await requestCourse(admin);
      return { organizationId: slug, courseId, version, reason: 'Send us your plan first' };
    },
    references: inOrganization,
    fixedFields: ['version'],
    expectedOutput: ({ courseId, reason }) => ({ courseId, reason, state: 'declined' }),
    allowedRaceErrors: ['subscription.decided', 'organization.archived'],
  },
};
