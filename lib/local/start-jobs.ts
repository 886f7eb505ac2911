import { setTimeout as wait } from 'node:timers/promises';
import type { SQSEvent } from 'aws-lambda';
import type { JobsHandler } from '../../functions/lambdas/jobs.ts';
import { startEventSource } from './sqs/event-source.ts';
import { createWorkQueue, type Sqs } from './sqs/work-queue.ts';

const name = 'jobs.fifo';
const hourMs = 3_600_000;
const pollMs = 15;

/** The queue of jobs. */
export const createJobsQueue = (sqs: Sqs) =>
  createWorkQueue(sqs, { name, deadLetterQueue: 'jobs-given-up.fifo', fifo: true, visibilitySeconds: 20 });

/** Feeds the queue and the hourly tick to the Lambda that works on jobs. */
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
    /** Has the Lambda work on a message at once. */
    work: async (message: object) => {
      const attributes = { MessageGroupId: 'now' };
      const record = { messageId: 'now', body: JSON.stringify(message), attributes };
      const { batchItemFailures } = await handler({ Records: [record] } as unknown as SQSEvent);
      if (batchItemFailures.length > 0) throw new Error('A message of the jobs has failed');
    },
    /** Resolves when the job queue is empty and everything that follows from the jobs is done. */
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
