import * as z from 'zod';
import type { QueueCounts } from './messages.ts';
import { operation } from './operation.ts';
import { type Queue, queueArn } from './queues.ts';

export const getQueueAttributes = operation(
  z.strictObject({ QueueUrl: z.string(), AttributeNames: z.array(z.string()).default([]) }),
  ({ QueueUrl, AttributeNames }, { queues, messages }) => {
    const queue = queues.at(QueueUrl);
    const attributes = Object.entries(attributesOf(queue, messages.count(queue)));
    const requested = attributes.filter(
      ([name, value]) =>
        value !== undefined && (AttributeNames.includes('All') || AttributeNames.includes(name)),
    );
    return { Attributes: Object.fromEntries(requested) };
  },
);

function attributesOf(
  { name, fifo, visibilitySeconds, deadLetterQueue, maxReceiveCount }: Queue,
  counts: QueueCounts,
) {
  const redrive = deadLetterQueue && { deadLetterTargetArn: queueArn(deadLetterQueue), maxReceiveCount };
  return {
    QueueArn: queueArn(name),
    VisibilityTimeout: String(visibilitySeconds),
    ApproximateNumberOfMessages: String(counts.visible),
    ApproximateNumberOfMessagesNotVisible: String(counts.inFlight),
    ApproximateNumberOfMessagesDelayed: String(counts.delayed),
    FifoQueue: fifo ? 'true' : undefined,
    RedrivePolicy: redrive ? JSON.stringify(redrive) : undefined,
  };
}
