import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';

const maxCounted = 50;

/** Requests for courses, of all organisations. */
export const subscriptionsAttention: AttentionPart = {
  queryKey: ['curriculum'],
  find: async (_, signal) => {
    const wanted = { list: 'requests', limit: maxCounted } as const;
    const { data, meta } = await call(subscriptions.searchSubscriptions, wanted, { signal });
    return { count: data.length, isAtLeast: meta.next !== null, about: [] };
  },
};
