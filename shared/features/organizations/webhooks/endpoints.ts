import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, page, Slug } from '../../../core/fields.ts';
import {
  Delivery,
  DeliveryId,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookId,
  WebhookSecret,
} from './schema.ts';

const about = { organization: 'organizationId' } as const;
const OfWebhook = z.strictObject({ organizationId: Slug, webhookId: WebhookId });
const path = 'organizations/{organizationId}/webhooks' as const;

/** Addresses of other systems that are told what happens in an organisation. */
export const webhooks = {
  listWebhooks: endpoint({
    method: 'GET',
    path,
    summary: 'Webhooks of the organisation, the oldest first, without their secrets',
    lambda: 'account',
    needs: 'webhook:read',
    records: about,
    input: z.strictObject({ organizationId: Slug }),
    output: z.object({ webhooks: z.array(Webhook) }),
  }),
  createWebhook: endpoint({
    method: 'POST',
    path,
    summary:
      'Adds an address that is told of events: with their ids only, signed as Standard Webhooks has it. The caller draws the secret, `whsec_` and 32 bytes in base64',
    lambda: 'account',
    needs: 'webhook:change',
    records: about,
    status: 201,
    errors: ['webhook.too-many'],
    input: z.strictObject({ organizationId: Slug, ...NewWebhook.shape }),
    output: Webhook,
  }),
  changeWebhook: endpoint({
    method: 'PATCH',
    path: `${path}/{webhookId}`,
    summary: 'Changes its address or its events, pauses it, or lets it go on',
    lambda: 'account',
    needs: 'webhook:change',
    records: about,
    errors: ['version.conflict'],
    input: OfWebhook.extend(WebhookChange.shape),
    output: Webhook,
  }),
  replaceWebhookSecret: endpoint({
    method: 'PUT',
    path: `${path}/{webhookId}/secret`,
    summary: 'Signs with another secret from now on, and for a day with the one before as well',
    lambda: 'account',
    needs: 'webhook:change',
    records: about,
    input: OfWebhook.extend({ secret: WebhookSecret }),
    output: Webhook,
  }),
  deleteWebhook: endpoint({
    method: 'DELETE',
    path: `${path}/{webhookId}`,
    summary: 'Removes a webhook with its secret. What still waits is not sent',
    lambda: 'account',
    needs: 'webhook:change',
    records: about,
    allowedAfterLicenceEnds: true,
    input: OfWebhook,
    output: z.object({ id: WebhookId }),
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: `${path}/{webhookId}/test`,
    summary: 'Sends an event that says nothing, to try out the receiver',
    lambda: 'account',
    needs: 'webhook:change',
    records: about,
    status: 201,
    errors: ['webhook.paused', 'rate.limited'],
    input: OfWebhook,
    output: Delivery,
  }),
  listDeliveries: endpoint({
    method: 'GET',
    path: `${path}/{webhookId}/deliveries`,
    summary: 'What was sent to it in thirty days, the newest first, with each try',
    lambda: 'account',
    needs: 'webhook:read',
    records: about,
    input: OfWebhook.extend({ cursor: Cursor.optional() }),
    output: page(Delivery),
  }),
  redeliver: endpoint({
    method: 'POST',
    path: `${path}/{webhookId}/deliveries/{deliveryId}/redeliver`,
    summary: 'Sends an event once more, as the same message',
    lambda: 'account',
    needs: 'webhook:change',
    records: about,
    status: 201,
    errors: ['webhook.paused', 'rate.limited'],
    input: OfWebhook.extend({ deliveryId: DeliveryId }),
    output: Delivery,
  }),
};
