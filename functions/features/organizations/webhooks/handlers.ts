import { webhooks } from '../../../../shared/features/organizations/webhooks/endpoints.ts';
import { deliveryPageSize } from '../../../../shared/features/organizations/webhooks/schema.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { WebhooksStore } from './webhooks-store.ts';

export const endpoints = webhooks;

export const handlers: AccountHandlers<typeof webhooks> = {
  listWebhooks: async (_, { records: { organization }, openStoreOf }) => ({
    webhooks: await openStoreOf(WebhooksStore, organization).list(),
  }),
  createWebhook: ({ organizationId: _, ...wanted }, { records: { organization }, openStoreOf }) =>
    openStoreOf(WebhooksStore, organization).create(wanted),
  changeWebhook: ({ organizationId: _, webhookId, ...wanted }, { records: { organization }, openStoreOf }) =>
    openStoreOf(WebhooksStore, organization).change(webhookId, wanted),
  replaceWebhookSecret: ({ webhookId, secret }, { records: { organization }, openStoreOf }) =>
    openStoreOf(WebhooksStore, organization).replaceSecret(webhookId, secret),
  deleteWebhook: ({ webhookId }, { records: { organization }, openStoreOf }) =>
    openStoreOf(WebhooksStore, organization).remove(webhookId),
  testWebhook: ({ webhookId }, { records: { organization }, openStoreOf }) =>
    openStoreOf(WebhooksStore, organization).test(webhookId),
  listDeliveries: async ({ webhookId, cursor }, { records: { organization }, openStoreOf }) => {
    const { page, place } = readPageCursor(cursor ?? null);
    const { deliveries, next } = await openStoreOf(WebhooksStore, organization).listDeliveries(
      webhookId,
      place,
    );
    return cursorPage(deliveries, { page, perPage: deliveryPageSize, next, total: null });
  },
  redeliver: ({ webhookId, deliveryId }, { records: { organization }, openStoreOf }) =>
    openStoreOf(WebhooksStore, organization).redeliver(webhookId, deliveryId),
};
