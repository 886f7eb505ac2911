import * as z from 'zod';
import type { QueueCounts } from './messages.ts';
import { operation } from './operation.ts';
import { type Queue, queueArn, queueUrl } from './queues.ts';

export const getQueueUrl = operation(
  z.strictObject({ QueueName: z.string() }),
  ({ QueueName }, { queues, endpoint }) => ({ QueueUrl: queueUrl(endpoint, queues.get(QueueName).name) }),
);

export const getQueueAttributes = operation(
  z.strictObject({ QueueUrl: z.string(), AttributeNames: z.array(z.string()).default([]) }),
  ({ QueueUrl, AttributeNames }, { queues, messages }) => {
    const queue = queues.at(QueueUrl);
    const attributes = Object.entries(attributesOf(queue, messages.count(queue)));
    const asked = attributes.filter(
      ([name, value]) =>
        value !== undefined && (AttributeNames.includes('All') || AttributeNames.includes(name)),
    );
    return { Attributes: Object.fromEntries(asked) };
  },
);

export const purgeQueue = operation(
  z.strictObject({ QueueUrl: z.string() }),
  ({ QueueUrl }, { queues, messages }) => {
    messages.removeAll(queues.at(QueueUrl));
    return {};
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
