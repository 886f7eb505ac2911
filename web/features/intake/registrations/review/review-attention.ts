import { registrations } from '../../../../../shared/features/intake/registrations/endpoints.ts';
import { call } from '../../../../platform/api/call.ts';
import type { AttentionPart } from '../../../../platform/features/dashboard-places.ts';
import { registrationsRoot } from './queries.ts';

export const reviewAttention: AttentionPart = {
  queryKey: registrationsRoot,
  find: async (_, signal) => {
    const { data, meta } = await call(registrations.searchRegistrations, { limit: 2 }, { signal });
    return { count: meta.total ?? data.length, about: data.map(({ fullName }) => fullName) };
  },
};
