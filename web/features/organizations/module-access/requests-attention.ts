import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { waitingOf } from '../../../platform/features/waiting-of.ts';

export const requestsAttention: AttentionPart = {
  queryKey: ['organizations', 'module-requests'],
  find: async (_, signal) => {
    const requests = await call(organizations.listModuleRequests, {}, { signal });
    return waitingOf(requests, ({ organization: { name } }) => name);
  },
};
