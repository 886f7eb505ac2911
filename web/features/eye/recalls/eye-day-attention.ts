import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import type { recalls } from '../../../../shared/features/eye/recalls/endpoints.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { eyeDayQuery } from '../eye-reports/queries.ts';

type EyeDay = ResponseOf<typeof recalls.getEyeDay>;

/** Counts one list of the day; all of them come from the same read. */
const attentionOf = (list: keyof EyeDay): AttentionPart => ({
  queryKey: ['eye'],
  find: async ({ today }) => {
    const { data, isMore } = (await queryClient.fetchQuery(eyeDayQuery(today)))[list];
    return { count: data.length, isAtLeast: isMore, about: data.map(({ fullName }) => fullName) };
  },
});

/** Dashboard attention entry: children who are due for a visit and whose families were not called yet. */
export const recallsAttention = attentionOf('due');

/**
 * Dashboard attention entry: children without a next visit date, of whom nobody has said that they need none.
 */
export const unscheduledAttention = attentionOf('unscheduled');

/** Dashboard attention entry: measurements from other systems that are not in a visit yet. */
export const receivedAttention = attentionOf('received');
