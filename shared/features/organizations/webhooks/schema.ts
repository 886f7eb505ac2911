import * as z from 'zod';
import { dayMs } from '../../../core/dates/durations.ts';
import { Instant } from '../../../core/fields.ts';
import { Id, MemberId } from '../../../core/ids.ts';
import { WebhookUrl } from './url.ts';

export const WebhookId = Id('webhook');
export const DeliveryId = Id('delivery');

/** Events that a webhook can receive. */
export const webhookEvents = ['case.created', 'report.finished', 'registration.received'] as const;
export const WebhookEvent = z.enum(webhookEvents);
export type WebhookEvent = z.output<typeof WebhookEvent>;
/** Events of `webhookEvents`, plus the test event. */
export const DeliveredEvent = z.enum([...webhookEvents, 'webhook.test']);

/** Maximum number of webhooks of an organisation. */
export const maxWebhooks = 10;
/** Seconds between the tries of a delivery: two days in total. */
export const secondsBeforeTry = [0, 60, 300, 900, 3_600, 10_800, 21_600, 36_000, 43_200, 57_600] as const;
/** How long a receiver may fail before its webhook is paused, in milliseconds. */
export const patienceMs = 3 * dayMs;
/** Days for which deliveries are kept. */
export const deliveryDays = 30;
/** How long messages are also signed with the old secret, in seconds. */
export const oldSecretSeconds = 86_400;
/** Pause in seconds before the next delivery to a receiver, by its number of failures in a row. */
export const restSeconds = [0, 0, 30, 120, 600, 1_800, 3_600] as const;
export const deliveryPageSize = 25;

/** `whsec_` and 32 bytes in base64, as in the Standard Webhooks specification. */
export const WebhookSecret = z.string().regex(/^whsec_[A-Za-z0-9+/]{43}=$/);

const Events = z
  .array(WebhookEvent)
  .min(1)
  .max(webhookEvents.length)
  .transform(events => webhookEvents.filter(event => events.includes(event)));

export const NewWebhook = z.strictObject({
  url: WebhookUrl,
  events: Events,
  /** Generated at random by the person who adds the webhook; no response contains it. */
  secret: WebhookSecret,
});

/** Paused by an admin, after three days without an accepted delivery, or because the receiver answered 410. */
export const PauseReason = z.enum(['admin', 'failing', 'gone']);

/** A stored webhook; its secret is stored separately. */
export const WebhookRecord = z.object({
  id: WebhookId,
  url: z.string(),
  events: z.array(WebhookEvent),
  state: z.enum(['active', 'paused']),
  pauseReason: PauseReason.nullable(),
  /** Time of the first failed delivery since the last accepted one; null if the last one was accepted. */
  failingSince: Instant.nullable(),
  /** Number of failed deliveries since then. */
  failures: z.int().min(0),
  /** After a failure, nothing is sent before this time. */
  restingUntil: Instant.nullable(),
  madeAt: Instant,
  madeBy: MemberId,
  changedAt: Instant,
  version: z.int().positive(),
});
export type WebhookRecord = z.output<typeof WebhookRecord>;

/** Signing secrets of a webhook. */
export const WebhookSecrets = z.object({
  secret: WebhookSecret,
  /** The previous secret, until it expires. */
  previous: WebhookSecret.nullable(),
  previousUntil: Instant.nullable(),
});
export type WebhookSecrets = z.output<typeof WebhookSecrets>;

/** A webhook as admins see it. */
export const Webhook = WebhookRecord.omit({ madeBy: true, failures: true, restingUntil: true }).meta({
  id: 'Webhook',
});
export type Webhook = z.output<typeof Webhook>;

export const WebhookChange = z.strictObject({
  version: z.int().positive(),
  url: WebhookUrl.optional(),
  events: Events.optional(),
  state: z.enum(['active', 'paused']).optional(),
});

/** Why a try was not accepted; null if it was. */
export const TryProblem = z.enum([
  'status',
  'redirect',
  'timeout',
  'connection',
  'certificate',
  'no-address',
  'forbidden-address',
]);
export type TryProblem = z.output<typeof TryProblem>;

const DeliveryTry = z.object({
  at: Instant,
  problem: TryProblem.nullable(),
  /** HTTP status of the receiver's response. */
  status: z.int().nullable(),
  milliseconds: z.int().min(0),
});
export type DeliveryTry = z.output<typeof DeliveryTry>;

/** One event on its way to one webhook. */
export const DeliveryRecord = z.object({
  id: DeliveryId,
  webhookId: WebhookId,
  /** The same for all tries of an event, so that the receiver recognises repetitions. */
  messageId: z.string(),
  event: DeliveredEvent,
  /** Time of the event. */
  at: Instant,
  /** Ids of the records concerned; never their content. */
  data: z.object({
    organizationId: z.string(),
    id: z.string().optional(),
    /** Kind of the record. */
    kind: z.string().optional(),
    /** The case that it belongs to. */
    caseId: z.string().optional(),
  }),
  /** `cancelled`: the webhook was paused or deleted before the delivery. */
  status: z.enum(['waiting', 'delivered', 'failed', 'cancelled']),
  tries: z.array(DeliveryTry),
  nextTryAt: Instant.nullable(),
  version: z.int().positive(),
});
export type DeliveryRecord = z.output<typeof DeliveryRecord>;

export const Delivery = DeliveryRecord.omit({ version: true }).meta({ id: 'WebhookDelivery' });
export type Delivery = z.output<typeof Delivery>;
