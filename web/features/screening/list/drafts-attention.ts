import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';

const maxCounted = 50;

export const screeningDraftsAttention: AttentionPart = {
  queryKey: ['screenings'],
  find: async ({ id }, signal) => {
    const query = { status: ['draft' as const], tester: id, limit: maxCounted };
    const { data, meta } = await call(screenings.searchScreenings, query, { signal });
    return {
      count: data.length,
      isAtLeast: meta.next !== null,
      about: data.map(({ case: { fullName } }) => fullName),
    };
  },
};
