import { setTimeout as wait } from 'node:timers/promises';
import type { WebhooksHandler } from '../../../functions/lambdas/webhooks.ts';
import { startEventSource } from '../sqs/event-source.ts';
import { createWorkQueue, type Sqs } from '../sqs/work-queue.ts';

const name = 'webhooks';
const deadLetterQueue = 'webhooks-given-up';
const pollMs = 15;

export const createWebhooksQueue = (sqs: Sqs) =>
  createWorkQueue(sqs, { name, deadLetterQueue, visibilitySeconds: 30 });

/** Connects the webhooks queue and its dead-letter queue to the Lambda that delivers webhooks. */
export function startWebhooksSource(
  sqs: Sqs,
  queue: ReturnType<typeof createWebhooksQueue>,
  handler: WebhooksHandler,
) {
  let handled = 0;
  const { endpoint } = sqs;
  const sources = [queue, queue.deadLetters].map(one =>
    startEventSource({
      endpoint,
      queue: one,
      batchSize: 1,
      handler: event => {
        handled++;
        return handler(event);
      },
    }),
  );
  return {
    /** Resolves when no delivery is due. @returns number of messages handled since the start */
    settled: async (): Promise<number> => {
      while (sqs.waiting(name) > 0 || sqs.waiting(deadLetterQueue) > 0) await wait(pollMs);
      return handled;
    },
    close: async () => {
      await Promise.all(sources.map(source => source.close()));
    },
  };
}
