import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';

const maxCounted = 50;

export const subscriptionsAttention: AttentionPart = {
  queryKey: ['curriculum'],
  find: async (_, signal) => {
    const query = { list: 'requests', limit: maxCounted } as const;
    const { data, meta } = await call(subscriptions.searchSubscriptions, query, { signal });
    return { count: data.length, isAtLeast: meta.next !== null, about: [] };
  },
};
