import { setTimeout as wait } from 'node:timers/promises';
import type { MailHandler } from '../../../functions/lambdas/mail.ts';
import { hourMs } from '../../../shared/core/dates/durations.ts';
import { startEventSource } from '../sqs/event-source.ts';
import { createWorkQueue, type Sqs } from '../sqs/work-queue.ts';

const name = 'mail';
const deadLetterQueue = 'mail-given-up';
const pollMs = 15;

export const createMailQueue = (sqs: Sqs) =>
  createWorkQueue(sqs, { name, deadLetterQueue, visibilitySeconds: 20 });

/** Connects the mail queue, its dead-letter queue and the hourly event to the Lambda that sends emails. */
export function startMailSource(sqs: Sqs, queue: ReturnType<typeof createMailQueue>, handler: MailHandler) {
  const { endpoint } = sqs;
  const sources = [queue, queue.deadLetters].map(one =>
    startEventSource({
      endpoint,
      queue: one,
      handler: async event => (await handler(event)) ?? { batchItemFailures: [] },
    }),
  );
  const tick = setInterval(() => handler({ tick: true }), hourMs).unref();
  return {
    /** Resolves when the mail queue and its dead-letter queue are empty. */
    settled: async () => {
      while (sqs.waiting(name) > 0 || sqs.waiting(deadLetterQueue) > 0) await wait(pollMs);
    },
    close: async () => {
      clearInterval(tick);
      await Promise.all(sources.map(source => source.close()));
    },
  };
}
