import { Logger } from '@aws-lambda-powertools/logger';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { Slug } from '../../shared/core/fields.ts';
import { DeliveryId, WebhookId } from '../../shared/features/organizations/webhooks/schema.ts';
import { recordFormats } from '../composition/record-formats.ts';
import { deliverWebhook, giveUpDelivery } from '../features/organizations/webhooks/deliver-webhook.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { processMessages } from '../platform/events/process-messages.ts';
import { Queue } from '../platform/events/queue.ts';
import { splitDeadLetters } from '../platform/events/split-dead-letters.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';
import { postToReceiver } from '../platform/outbound/post-to-receiver.ts';
import { openTable } from '../platform/storage/open-table.ts';

const Message = z.object({ organization: Slug, webhookId: WebhookId, id: DeliveryId });

/** Timeout for the response of a receiver, in milliseconds. */
const timeoutMs = 10_000;

export type WebhooksHandler = (event: SQSEvent) => Promise<SQSBatchResponse>;

/**
 * The only Lambda that sends requests to URLs typed by customers. It assumes no organisation's role, so an
 * attacker who takes it over cannot read children's data.
 */
export function createWebhooksLambda(
  environment: Environment,
  now: () => number = Date.now,
): WebhooksHandler {
  const logger = new Logger({ serviceName: 'webhooks', logLevel: environment.logLevel as 'INFO' });
  const queue = new Queue(environment, environment.webhooksQueueUrl);
  const context = {
    table: openTable(environment, recordFormats),
    post: (request: { url: string; headers: Record<string, string>; body: string }) =>
      postToReceiver({ ...request, timeoutMs, standIn: environment.standIns?.outbound }),
    sendLater: (name: z.output<typeof Message>, seconds: number) =>
      queue.send(name.organization, name, undefined, seconds),
    now,
  };
  const failed = (messageId: string, error: unknown) =>
    logger.error('not delivered', { messageId, name: error instanceof Error ? error.name : 'unknown' });
  return async ({ Records }) => {
    const { waiting, deadLetters } = splitDeadLetters(Records);
    const outcomes = await Promise.all([
      processMessages({ Records: waiting }, Message, message => deliverWebhook(context, message), failed),
      processMessages({ Records: deadLetters }, Message, message => giveUpDelivery(context, message), failed),
    ]);
    return { batchItemFailures: outcomes.flatMap(({ batchItemFailures }) => batchItemFailures) };
  };
}

export const handler = lazyHandler(() => createWebhooksLambda(readEnvironment(process.env)));
