import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Message } from './messages.ts';
import { type Context, operation } from './operation.ts';
import { type Queue, queueArn } from './queues.ts';
import { sequenceNumber } from './send-messages.ts';

const ReceiveMessage = z.strictObject({
  QueueUrl: z.string(),
  MaxNumberOfMessages: z.int().min(1).max(10).default(1),
  WaitTimeSeconds: z.int().min(0).max(20).default(0),
  VisibilityTimeout: z.int().min(0).max(43200).optional(),
  MessageSystemAttributeNames: z.array(z.string()).default([]),
  AttributeNames: z.array(z.string()).default([]),
});

/** Interval, in ms, at which a waiting receiver checks for messages that have become visible. */
const POLL_INTERVAL = 100;

export const receiveMessage = operation(ReceiveMessage, async (input, context) => {
  const queue = context.queues.at(input.QueueUrl);
  const visibilitySeconds = input.VisibilityTimeout ?? queue.visibilitySeconds;
  const receive = () => context.messages.receive(queue, input.MaxNumberOfMessages, visibilitySeconds);
  const received = await waitFor(receive, input.WaitTimeSeconds, context);
  const systemNames = [...input.MessageSystemAttributeNames, ...input.AttributeNames];
  return {
    Messages: received.map(message => describeMessage(queue, message, systemNames)),
  };
});

async function waitFor(receive: () => Message[], seconds: number, { nextChange, isAbandoned }: Context) {
  const deadline = performance.now() + seconds * 1000;
  while (!isAbandoned()) {
    const received = receive();
    const left = deadline - performance.now();
    if (received.length > 0 || left <= 0) return received;
    await nextChange(Math.min(left, POLL_INTERVAL));
  }
  return [];
}

function describeMessage(queue: Queue, message: Message, systemNames: string[]) {
  const system = Object.entries(systemAttributes(queue, message)).filter(
    ([name, value]) => value !== undefined && (systemNames.includes('All') || systemNames.includes(name)),
  );
  return {
    MessageId: message.id,
    ReceiptHandle: message.receipt,
    Body: message.body,
    MD5OfBody: createHash('md5').update(message.body).digest('hex'),
    Attributes: system.length > 0 ? Object.fromEntries(system) : undefined,
  };
}

function systemAttributes({ fifo }: Queue, message: Message) {
  return {
    SenderId: 'local',
    SentTimestamp: String(message.sentAt),
    ApproximateReceiveCount: String(message.receiveCount),
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
    SequenceNumber: fifo ? sequenceNumber(message.sequence) : undefined,
    MessageGroupId: message.groupId ?? undefined,
    MessageDeduplicationId: message.deduplicationId ?? undefined,
    DeadLetterQueueSourceArn: message.movedFrom ? queueArn(message.movedFrom) : undefined,
  };
}
