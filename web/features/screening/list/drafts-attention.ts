import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { maxCounted, waitingChildren } from '../../../platform/features/waiting-of.ts';

export const screeningDraftsAttention: AttentionPart = {
  queryKey: ['screenings'],
  find: async ({ id }, signal) => {
    const query = { status: ['draft' as const], tester: id, limit: maxCounted };
    return waitingChildren(await call(screenings.searchScreenings, query, { signal }));
  },
};
