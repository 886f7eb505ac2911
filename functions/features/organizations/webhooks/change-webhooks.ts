import type { webhooks } from '../../../../shared/features/organizations/webhooks/endpoints.ts';
import { deliveryPageSize } from '../../../../shared/features/organizations/webhooks/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { WebhooksStore } from './webhooks-store.ts';

export const listWebhooks: AccountHandler<typeof webhooks.listWebhooks> = async (
  _,
  { records: { organization }, openStoreOf },
) => ({
  webhooks: await openStoreOf(WebhooksStore, organization).list(),
});

export const createWebhook: AccountHandler<typeof webhooks.createWebhook> = (
  { organizationId: _, ...fields },
  { records: { organization }, openStoreOf },
) => openStoreOf(WebhooksStore, organization).create(fields);

export const changeWebhook: AccountHandler<typeof webhooks.changeWebhook> = (
  { organizationId: _, webhookId, ...fields },
  { records: { organization }, openStoreOf },
) => openStoreOf(WebhooksStore, organization).change(webhookId, fields);

export const replaceWebhookSecret: AccountHandler<typeof webhooks.replaceWebhookSecret> = (
  { webhookId, secret },
  { records: { organization }, openStoreOf },
) => openStoreOf(WebhooksStore, organization).replaceSecret(webhookId, secret);

export const deleteWebhook: AccountHandler<typeof webhooks.deleteWebhook> = (
  { webhookId },
  { records: { organization }, openStoreOf },
) => openStoreOf(WebhooksStore, organization).remove(webhookId);

export const testWebhook: AccountHandler<typeof webhooks.testWebhook> = (
  { webhookId },
  { records: { organization }, openStoreOf },
) => openStoreOf(WebhooksStore, organization).test(webhookId);

export const listDeliveries: AccountHandler<typeof webhooks.listDeliveries> = async (
  { webhookId, cursor },
  { records: { organization }, openStoreOf },
) => {
  const { page, place } = readPageCursor(cursor ?? null);
  const { deliveries, next } = await openStoreOf(WebhooksStore, organization).listDeliveries(
    webhookId,
    place,
  );
  return cursorPage(deliveries, { page, perPage: deliveryPageSize, next, total: null });
};

export const redeliver: AccountHandler<typeof webhooks.redeliver> = (
  { webhookId, deliveryId },
  { records: { organization }, openStoreOf },
) => openStoreOf(WebhooksStore, organization).redeliver(webhookId, deliveryId);
