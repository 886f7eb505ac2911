import { queryClient } from '../../../platform/api/query-client.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { platformQuery } from './queries.ts';

/** Dashboard attention entry: licences of all organisations that end soon or have ended, earliest first. */
export const licencesAttention: AttentionPart = {
  queryKey: ['organizations', 'ending'],
  find: async ({ date }) => {
    const { ending } = await queryClient.fetchQuery(platformQuery);
    return {
      count: ending.count,
      about: ending.first.map(({ name, endsOn }) => `${name} ${date(endsOn)}`),
    };
  },
};

/** Dashboard attention entry: failed background jobs that no later run has completed, by organisation. */
export const failedWorkAttention: AttentionPart = {
  queryKey: ['organizations', 'failed'],
  find: async () => {
    const { failed } = await queryClient.fetchQuery(platformQuery);
    return {
      count: failed.length,
      about: failed.flatMap(({ organization }) => organization ?? []),
    };
  },
};
