import type { SQSEvent } from 'aws-lambda';
import type { JobsHandler } from '../../functions/lambdas/jobs.ts';
import { type Sqs, startWorker, type WorkQueue } from './sqs/work-queue.ts';

/** Connects the jobs queue and the hourly event to the Lambda that processes background jobs. */
export function startJobs(sqs: Sqs, queue: WorkQueue, handler: JobsHandler) {
  const tick = () => handler({ tick: true });
  const worker = startWorker(sqs, { queues: [queue], handler, batchSize: 1, tick });
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
        before = await worker.settled();
        await followed();
      } while ((await worker.settled()) !== before);
    },
    close: worker.close,
  };
}
