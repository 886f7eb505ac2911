import type { startSqs } from './start-sqs.ts';

export type Sqs = Awaited<ReturnType<typeof startSqs>>;

/** As `lib/cloud/work-queue.ts` has it. */
const maxReceiveCount = 5;

interface WorkQueue {
  name: string;
  /** Where messages go that were given up. */
  givenUp: string;
  fifo?: true;
  /** Shorter than in AWS, where a Lambda’s whole time has to pass. */
  visibilitySeconds: number;
}

/** A queue with the one for what is given up. */
export function createWorkQueue(sqs: Sqs, { name, givenUp, visibilitySeconds, ...kind }: WorkQueue) {
  sqs.createQueue({ name: givenUp, ...kind });
  return sqs.createQueue({ name, visibilitySeconds, redrive: { to: givenUp, maxReceiveCount }, ...kind });
}
