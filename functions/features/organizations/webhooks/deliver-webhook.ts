import { createHmac } from 'node:crypto';
import {
  DeliveryRecord,
  type DeliveryTry,
  patienceMs,
  restSeconds,
  secondsBeforeTry,
  WebhookRecord,
  WebhookSecrets,
} from '../../../../shared/features/organizations/webhooks/schema.ts';
import type { PostOutcome, postToReceiver } from '../../../platform/outbound/post-to-receiver.ts';
import { type AuditEvent, commit } from '../../../platform/storage/commit.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { hasVersion, isPresent, type Write } from '../../../platform/storage/write.ts';
import { deliveryKey, webhookKey, webhookSecretsKey } from '../webhook-keys.ts';

export interface DeliveryName {
  organization: string;
  webhookId: string;
  id: string;
}

export interface WebhookDelivery {
  table: Table;
  post: (
    request: Pick<Parameters<typeof postToReceiver>[0], 'url' | 'headers' | 'body'>,
  ) => ReturnType<typeof postToReceiver>;
  /** Queues the message again, with a delay in seconds. */
  sendLater: (name: DeliveryName, seconds: number) => Promise<void>;
  now: () => number;
}

/** Longest delay that a queue allows, in seconds. */
const longestDelay = 900;
const gone = 410;
/** Delay in seconds before a retry, if only the webhook has changed meanwhile and not the delivery. */
const secondsAfterConflict = 5;

/**
 * Sends a delivery that is due; otherwise queues it again. If the result cannot be stored, the receiver gets
 * the same delivery again with the same id.
 */
export async function deliverWebhook(context: WebhookDelivery, name: DeliveryName): Promise<void> {
  const { organization, webhookId, id } = name;
  const { table, now } = context;
  const [storedDelivery, storedWebhook, storedSecrets] = await table.get([
    deliveryKey(organization, webhookId, id),
    webhookKey(organization, webhookId),
    webhookSecretsKey(webhookId),
  ]);
  if (!storedDelivery) return;
  const delivery = DeliveryRecord.parse(storedDelivery);
  if (delivery.status !== 'waiting') return;
  const webhook = storedWebhook && WebhookRecord.parse(storedWebhook);
  if (!webhook || !storedSecrets || webhook.state === 'paused') {
    await write(context, name, [], [deliveryWrite(name, delivery, { status: 'cancelled', nextTryAt: null })]);
    return;
  }
  const due = Math.max(Date.parse(delivery.nextTryAt ?? ''), Date.parse(webhook.restingUntil ?? '') || 0);
  if (due > now()) return context.sendLater(name, secondsUntil(due, now()));

  const body = JSON.stringify({ type: delivery.event, timestamp: delivery.at, data: delivery.data });
  const signed = signWebhook(WebhookSecrets.parse(storedSecrets), delivery.messageId, body, now());
  const headers = { 'content-type': 'application/json', 'user-agent': 'Lumitree-Webhooks/1.0', ...signed };
  const at = new Date(now()).toISOString();
  const outcome = await context.post({ url: webhook.url, headers, body });
  const lastTry: DeliveryTry = { at, ...outcome };
  const { nextTryAt, ...rest } = afterTry(delivery, lastTry, now());
  const { events, writes } = webhookWrites(name, webhook, outcome, now());
  const isStored = await write(context, name, events, [
    deliveryWrite(name, delivery, { nextTryAt, ...rest }),
    ...writes,
  ]);
  if (isStored) {
    if (nextTryAt) await context.sendLater(name, secondsUntil(Date.parse(nextTryAt), now()));
    return;
  }
  const [again] = await table.get([deliveryKey(organization, webhookId, id)]);
  if (again?.version === delivery.version) await context.sendLater(name, secondsAfterConflict);
}

/** Marks a delivery as failed after the queue has stopped retrying. An admin can then send it again. */
export async function giveUpDelivery(context: WebhookDelivery, name: DeliveryName): Promise<void> {
  const { organization, webhookId, id } = name;
  const [item] = await context.table.get([deliveryKey(organization, webhookId, id)]);
  const delivery = item && DeliveryRecord.parse(item);
  if (delivery?.status !== 'waiting') return;
  const failed = deliveryWrite(name, delivery, { status: 'failed', nextTryAt: null });
  if (!(await write(context, name, [], [failed]))) throw new ConflictError();
}

const secondsUntil = (due: number, now: number): number =>
  Math.min(longestDelay, Math.max(1, Math.ceil((due - now) / 1_000)));

type Change = Pick<DeliveryRecord, 'status' | 'nextTryAt'> & Partial<Pick<DeliveryRecord, 'tries'>>;

function afterTry({ tries: before }: DeliveryRecord, lastTry: DeliveryTry, now: number): Change {
  const tries = [...before, lastTry];
  if (lastTry.problem === null) return { status: 'delivered', nextTryAt: null, tries };
  const pause = secondsBeforeTry[tries.length];
  if (pause === undefined || lastTry.status === gone) return { status: 'failed', nextTryAt: null, tries };
  return { status: 'waiting', nextTryAt: new Date(now + pause * 1_000).toISOString(), tries };
}

function deliveryWrite(
  { organization, webhookId, id }: DeliveryName,
  { version }: DeliveryRecord,
  change: Change,
): Write {
  return {
    update: deliveryKey(organization, webhookId, id),
    set: { ...change, version: version + 1 },
    when: hasVersion(version),
    onConditionFailed: () => new ConflictError(),
  };
}

function webhookWrites(
  { organization, webhookId }: DeliveryName,
  webhook: WebhookRecord,
  { problem, status }: PostOutcome,
  now: number,
): { events: AuditEvent[]; writes: Write[] } {
  const update = webhookKey(organization, webhookId);
  const onConditionFailed = () => new ConflictError();
  if (problem === null) {
    const set = { failingSince: null, failures: 0, restingUntil: null };
    const writes = webhook.failingSince === null ? [] : [{ update, set, when: isPresent, onConditionFailed }];
    return { events: [], writes };
  }
  const at = new Date(now).toISOString();
  const failures = webhook.failures + 1;
  const failingSince = webhook.failingSince ?? at;
  const rest = restSeconds[Math.min(failures, restSeconds.length - 1)] ?? 0;
  const restingUntil = new Date(now + rest * 1_000).toISOString();
  const isTooLong = now - Date.parse(failingSince) >= patienceMs;
  if (status !== gone && !isTooLong) {
    const set = { failures, failingSince, restingUntil };
    return { events: [], writes: [{ update, set, when: isPresent, onConditionFailed }] };
  }
  const pauseReason = status === gone ? 'gone' : 'failing';
  const set = { failures, failingSince, restingUntil, state: 'paused', pauseReason, changedAt: at };
  return {
    events: [{ act: 'webhook.paused', record: webhookId }],
    writes: [
      {
        update,
        set: { ...set, version: webhook.version + 1 },
        when: hasVersion(webhook.version),
        onConditionFailed,
      },
    ],
  };
}

/** Commits the writes. Returns false if the delivery or the webhook has changed meanwhile. */
async function write(
  { table, now }: WebhookDelivery,
  { organization, id }: DeliveryName,
  events: AuditEvent[],
  writes: Write[],
): Promise<boolean> {
  const origin = { organization, by: 'webhooks', requestId: id, idempotency: undefined, now };
  try {
    await commit(table, origin, events, writes, null);
    return true;
  } catch (error) {
    if (error instanceof ConflictError) return false;
    throw error;
  }
}

/**
 * Signature headers of Standard Webhooks 1.0. They prove the sender, content and time of a message. For a day
 * after a change of the secret, both secrets sign.
 * @param now milliseconds since 1970
 */
function signWebhook(
  { secret, previous, previousUntil }: WebhookSecrets,
  messageId: string,
  body: string,
  now: number,
): Record<string, string> {
  const seconds = Math.floor(now / 1_000);
  const isOldGood = previousUntil !== null && now < Date.parse(previousUntil);
  const secrets = isOldGood && previous ? [secret, previous] : [secret];
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${messageId}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
