import { subscriptions } from '../../../../shared/features/courses/subscriptions/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { maxCounted, waitingOf } from '../../../platform/features/waiting-of.ts';

export const subscriptionsAttention: AttentionPart = {
  queryKey: ['curriculum'],
  find: async (_, signal) => {
    const query = { list: 'requests', limit: maxCounted } as const;
    return waitingOf(await call(subscriptions.searchSubscriptions, query, { signal }));
  },
};
