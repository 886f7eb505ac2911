import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';

export const requestsAttention: AttentionPart = {
  queryKey: ['organizations', 'module-requests'],
  find: async (_, signal) => {
    const { data, meta } = await call(organizations.listModuleRequests, {}, { signal });
    const asking = new Set(data.map(({ organization: { name } }) => name));
    return { count: data.length, isAtLeast: meta.next !== null, about: [...asking] };
  },
};
