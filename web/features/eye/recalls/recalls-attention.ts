import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';

/** Largest count shown; a larger number is shown as "50+". */
const maxCounted = 50;

/** Dashboard attention entry: children who are due for a visit and whose families were not called yet. */
export const recallsAttention: AttentionPart = {
  queryKey: ['eye', 'recalls'],
  find: async ({ today: until }, signal) => {
    const query = { until, state: 'waiting', limit: maxCounted } as const;
    const { data, meta } = await call(eyeReports.searchRecalls, query, { signal });
    return {
      count: data.length,
      isAtLeast: meta.next !== null,
      about: data.map(({ case: { fullName } }) => fullName),
    };
  },
};
