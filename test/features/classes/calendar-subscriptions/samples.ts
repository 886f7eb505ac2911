import * as fc from 'fast-check';
import { calendarSubscriptions } from '../../../../shared/features/classes/calendar-subscriptions/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { newSecret, subscribe } from './subscribe.ts';

const secret = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map(bytes => Buffer.from(bytes.map((byte, at) => byte ^ (at * 37))).toString('base64url'))
  .filter(text => new Set(text).size >= 16);

export const calendarSubscriptionsSamples: Samples<typeof calendarSubscriptions> = {
  getCalendarSubscription: { input: async () => ({}) },
  subscribeToCalendar: {
    /** Replaces an earlier subscription, so that each request writes the same kind of journal entry. */
    input: async ({ maker }) => {
      await subscribe(maker);
      return { scope: 'mine', language: 'en', script: 'simplified', secret: newSecret() };
    },
    arbitraries: { secret },
    expectedOutput: ({ scope }) => ({ scope }),
  },
  endCalendarSubscription: {
    input: async ({ maker }) => {
      await subscribe(maker);
      const { data } = await maker.call(calendarSubscriptions.getCalendarSubscription, {});
      return { createdAt: String(data.subscription?.createdAt) };
    },
    fixedFields: ['createdAt'],
  },
  readCalendarFeed: {
    input: async ({ clinic }) => ({ token: await subscribe(clinic.admin) }),
    fixedFields: ['token'],
    costGrowsWithData: true,
  },
};
