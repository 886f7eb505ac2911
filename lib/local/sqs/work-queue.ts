import { maxReceives } from '../../../shared/core/limits.ts';
import type { startSqs } from './start-sqs.ts';

export type Sqs = Awaited<ReturnType<typeof startSqs>>;

interface WorkQueue {
  name: string;
  deadLetterQueue: string;
  fifo?: true;
  /** How long a received message is hidden. It may be shorter than the Lambda’s timeout, unlike in AWS. */
  visibilitySeconds: number;
}

export function createWorkQueue(sqs: Sqs, { name, deadLetterQueue, visibilitySeconds, ...kind }: WorkQueue) {
  const deadLetters = sqs.createQueue({ name: deadLetterQueue, visibilitySeconds, ...kind });
  const redrive = { to: deadLetterQueue, maxReceiveCount: maxReceives };
  return { ...sqs.createQueue({ name, visibilitySeconds, redrive, ...kind }), deadLetters };
}
