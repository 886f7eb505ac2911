import type { startSqs } from './start-sqs.ts';

export type Sqs = Awaited<ReturnType<typeof startSqs>>;

/** As `lib/cloud/work-queue.ts` has it. */
const maxReceiveCount = 5;

interface WorkQueue {
  name: string;
  /** Name of the dead-letter queue. */
  deadLetterQueue: string;
  fifo?: true;
  /** Shorter than in AWS, where a Lambda’s whole time has to pass. */
  visibilitySeconds: number;
}

/** Creates a queue with its dead-letter queue. */
export function createWorkQueue(sqs: Sqs, { name, deadLetterQueue, visibilitySeconds, ...kind }: WorkQueue) {
  sqs.createQueue({ name: deadLetterQueue, ...kind });
  return sqs.createQueue({
    name,
    visibilitySeconds,
    redrive: { to: deadLetterQueue, maxReceiveCount },
    ...kind,
  });
}
