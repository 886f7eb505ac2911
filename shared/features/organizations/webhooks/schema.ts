import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { Id, MemberId } from '../../../core/ids.ts';
import { WebhookUrl } from './url.ts';

export const WebhookId = Id('webhook');
export const DeliveryId = Id('delivery');

/** What an organisation can be told of. */
export const webhookEvents = ['case.created', 'report.finished', 'registration.received'] as const;
export const WebhookEvent = z.enum(webhookEvents);
export type WebhookEvent = z.output<typeof WebhookEvent>;
/** The same, and the event with which a webhook is tried out. */
export const DeliveredEvent = z.enum([...webhookEvents, 'webhook.test']);

/** Most webhooks of an organisation. */
export const maxWebhooks = 10;
/** How often a delivery is tried, and how long after the last try, in seconds: two days altogether. */
export const secondsBeforeTry = [0, 60, 300, 900, 3_600, 10_800, 21_600, 36_000, 43_200, 57_600] as const;
/** How long a receiver may fail before its webhook is paused, in milliseconds. */
export const patienceMs = 3 * 86_400_000;
/** How long deliveries are kept, in days. */
export const deliveryDays = 30;
/** How long what is sent is signed with the secret before as well, in seconds. */
export const oldSecretSeconds = 86_400;
/** How long nothing is sent to a receiver that has failed so often in a row, in seconds. */
export const restSeconds = [0, 0, 30, 120, 600, 1_800, 3_600] as const;
/** Deliveries of a page. */
export const deliveryPageSize = 25;

/** `whsec_` and 32 bytes in base64, as the Standard Webhooks specification has it. */
export const WebhookSecret = z.string().regex(/^whsec_[A-Za-z0-9+/]{43}=$/);

const Events = z
  .array(WebhookEvent)
  .min(1)
  .max(webhookEvents.length)
  .transform(events => webhookEvents.filter(event => events.includes(event)));

export const NewWebhook = z.strictObject({
  url: WebhookUrl,
  events: Events,
  /** Drawn at random by whoever adds it: no answer ever holds it. */
  secret: WebhookSecret,
});

/** By an admin, after three days in which nothing was accepted, or because the receiver said so with 410. */
export const PauseReason = z.enum(['admin', 'failing', 'gone']);

/** A webhook as it is stored; its secret is stored apart. */
export const WebhookRecord = z.object({
  id: WebhookId,
  url: z.string(),
  events: z.array(WebhookEvent),
  state: z.enum(['active', 'paused']),
  pauseReason: PauseReason.nullable(),
  /** Since when no delivery was accepted; null where the last one was. */
  failingSince: Instant.nullable(),
  /** Deliveries that failed since. */
  failures: z.int().min(0),
  /** Nothing is sent before, after a failure. */
  restingUntil: Instant.nullable(),
  madeAt: Instant,
  madeBy: MemberId,
  changedAt: Instant,
  version: z.int().positive(),
});
export type WebhookRecord = z.output<typeof WebhookRecord>;

/** Secrets that a webhook signs with. */
export const WebhookSecrets = z.object({
  secret: WebhookSecret,
  /** The one before, until then. */
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

/** Why a try was not accepted; null for one that was. */
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
  /** The status that the receiver answered with. */
  status: z.int().nullable(),
  milliseconds: z.int().min(0),
});
export type DeliveryTry = z.output<typeof DeliveryTry>;

/** One event on its way to one webhook. */
export const DeliveryRecord = z.object({
  id: DeliveryId,
  webhookId: WebhookId,
  /** The same for each delivery of an event, by which a receiver knows a repetition. */
  messageId: z.string(),
  event: DeliveredEvent,
  /** When it happened. */
  at: Instant,
  /** Ids of what it is about; never what these records say. */
  data: z.object({
    organizationId: z.string(),
    id: z.string().optional(),
    /** Kind of the record. */
    kind: z.string().optional(),
    /** The case that it belongs to. */
    caseId: z.string().optional(),
  }),
  /** `cancelled` where the webhook was paused or removed before. */
  status: z.enum(['waiting', 'delivered', 'failed', 'cancelled']),
  tries: z.array(DeliveryTry),
  nextTryAt: Instant.nullable(),
  version: z.int().positive(),
});
export type DeliveryRecord = z.output<typeof DeliveryRecord>;

export const Delivery = DeliveryRecord.omit({ version: true }).meta({ id: 'WebhookDelivery' });
export type Delivery = z.output<typeof Delivery>;
