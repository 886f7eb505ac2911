import { setTimeout as wait } from 'node:timers/promises';
import type { MailHandler } from '../../../functions/lambdas/mail.ts';
import { startEventSource } from '../sqs/event-source.ts';
import { createWorkQueue, type Sqs } from '../sqs/work-queue.ts';

const name = 'mail';
const pollMs = 15;
const hourMs = 3_600_000;

/** The queue of mails. */
export const createMailQueue = (sqs: Sqs) =>
  createWorkQueue(sqs, { name, deadLetterQueue: 'mail-given-up', visibilitySeconds: 5 });

/** Feeds the queue and the hourly tick to the Lambda that sends mails. */
export function startMailSource(sqs: Sqs, queue: { url: string; arn: string }, handler: MailHandler) {
  const source = startEventSource({
    endpoint: sqs.endpoint,
    queue,
    handler: async event => (await handler(event)) ?? { batchItemFailures: [] },
  });
  const tick = setInterval(() => handler({ tick: true }), hourMs).unref();
  return {
    /** Resolves when the mail queue is empty. */
    settled: async () => {
      while (sqs.waiting(name) > 0) await wait(pollMs);
    },
    close: async () => {
      clearInterval(tick);
      await source.close();
    },
  };
}
