import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { webhooks } from '../../../../shared/features/organizations/webhooks/endpoints.ts';
import { call } from '../../../platform/api/call.ts';

export const webhooksQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['webhooks', organizationId],
    queryFn: async ({ signal }) =>
      (await call(webhooks.listWebhooks, { organizationId }, { signal })).webhooks,
  });

/** Milliseconds between refetches while a webhook call is being delivered. */
const soonMs = 2_000;

export const deliveriesQuery = (organizationId: string, webhookId: string) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', organizationId, webhookId, 'deliveries'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(webhooks.listDeliveries, { organizationId, webhookId, ...(cursor && { cursor }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.data.some(({ tries, status }) => status === 'waiting' && tries.length === 0)
        ? soonMs
        : false,
  });
