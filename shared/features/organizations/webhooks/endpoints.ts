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

/** Endpoints about webhooks: addresses of other systems that receive an organisation's events. */
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
      'Adds an address that receives events with ids only, signed as in Standard Webhooks. The caller generates the secret, `whsec_` and 32 bytes in base64',
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
    summary: 'Changes the address or events of a webhook, pauses it or resumes it',
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
    summary: 'Signs with a new secret from now on, and for a day with the old one as well',
    lambda: 'account',
    needs: 'webhook:change',
    records: about,
    input: OfWebhook.extend({ secret: WebhookSecret }),
    output: Webhook,
  }),
  deleteWebhook: endpoint({
    method: 'DELETE',
    path: `${path}/{webhookId}`,
    summary: 'Deletes a webhook with its secret; waiting deliveries are cancelled',
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
    summary: 'Sends an event without data to test the receiver',
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
    summary: 'Deliveries of the last 30 days, the newest first, with all tries',
    lambda: 'account',
    needs: 'webhook:read',
    records: about,
    input: OfWebhook.extend({ cursor: Cursor.optional() }),
    output: page(Delivery),
  }),
  redeliver: endpoint({
    method: 'POST',
    path: `${path}/{webhookId}/deliveries/{deliveryId}/redeliver`,
    summary: 'Sends an event again, as the same message',
    lambda: 'account',
    needs: 'webhook:change',
    records: about,
    status: 201,
    errors: ['webhook.paused', 'rate.limited'],
    input: OfWebhook.extend({ deliveryId: DeliveryId }),
    output: Delivery,
  }),
};
