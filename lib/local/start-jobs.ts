import { setTimeout as wait } from 'node:timers/promises';
import type { SQSEvent } from 'aws-lambda';
import type { JobsHandler } from '../../functions/lambdas/jobs.ts';
import { hourMs } from '../../shared/core/dates/durations.ts';
import { startEventSource } from './sqs/event-source.ts';
import { createWorkQueue, type Sqs } from './sqs/work-queue.ts';

const name = 'jobs.fifo';
const pollMs = 15;

export const createJobsQueue = (sqs: Sqs) =>
  createWorkQueue(sqs, { name, deadLetterQueue: 'jobs-given-up.fifo', fifo: true, visibilitySeconds: 20 });

/** Connects the jobs queue and the hourly event to the Lambda that processes background jobs. */
export function startJobs(sqs: Sqs, queue: { url: string; arn: string }, handler: JobsHandler) {
  let handled = 0;
  const source = startEventSource({
    endpoint: sqs.endpoint,
    queue,
    batchSize: 1,
    handler: event => {
      handled++;
      return handler(event);
    },
  });
  const tick = setInterval(() => handler({ tick: true }), hourMs).unref();
  return {
    /** Makes the Lambda process a message immediately, without the queue. */
    work: async (message: object) => {
      const attributes = { MessageGroupId: 'now' };
      const record = { messageId: 'now', body: JSON.stringify(message), attributes };
      const { batchItemFailures } = await handler({ Records: [record] } as unknown as SQSEvent);
      if (batchItemFailures.length > 0) throw new Error('A message of the jobs has failed');
    },
    /** Resolves when the job queue is empty and everything that the jobs have caused is done. */
    settled: async (followed: () => Promise<void>) => {
      let before: number;
      do {
        before = handled;
        while (sqs.waiting(name) > 0) await wait(pollMs);
        await followed();
      } while (handled !== before || sqs.waiting(name) > 0);
    },
    close: async () => {
      clearInterval(tick);
      await source.close();
    },
  };
}
