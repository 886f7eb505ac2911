import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { NewMessage, SentMessage } from './messages.ts';
import { operation } from './operation.ts';
import type { Queue } from './queues.ts';
import { SqsError } from './sqs-error.ts';

const Identifier = z.string().regex(/^[\x21-\x7e]{1,128}$/);

const Message = z.strictObject({
  MessageBody: z.string().min(1),
  DelaySeconds: z.int().min(0).max(900).default(0),
  MessageGroupId: Identifier.optional(),
  MessageDeduplicationId: Identifier.optional(),
});

type Message = z.output<typeof Message>;

const MAX_BYTES = 1024 * 1024;
const FORBIDDEN_CHARACTER = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

export const sendMessage = operation(
  Message.extend({ QueueUrl: z.string() }),
  ({ QueueUrl, ...message }, { queues, messages, announce }) => {
    const queue = queues.at(QueueUrl);
    if (Buffer.byteLength(message.MessageBody) > MAX_BYTES) {
      throw new SqsError('InvalidParameterValueException', 'A message has at most 1 MiB.');
    }
    const sent = messages.send(queue, newMessage(queue, message));
    announce();
    return receiptFor(queue, message, sent);
  },
);

function newMessage(queue: Queue, message: Message): NewMessage {
  if (FORBIDDEN_CHARACTER.test(message.MessageBody)) {
    throw new SqsError('InvalidMessageContents', 'The body has a character that messages may not have.');
  }
  if (queue.fifo) requireOrder(message);
  else if (message.MessageDeduplicationId !== undefined) {
    throw new SqsError('InvalidParameterValueException', 'Only FIFO queues take a MessageDeduplicationId.');
  }
  return {
    body: message.MessageBody,
    groupId: message.MessageGroupId ?? null,
    deduplicationId: message.MessageDeduplicationId ?? null,
    delaySeconds: message.DelaySeconds,
  };
}

function requireOrder({ MessageGroupId, MessageDeduplicationId, DelaySeconds }: Message) {
  if (MessageGroupId === undefined) {
    throw new SqsError('MissingRequiredParameterException', 'A FIFO queue needs a MessageGroupId.');
  }
  if (MessageDeduplicationId === undefined) {
    throw new SqsError('InvalidParameterValueException', 'A FIFO queue needs a MessageDeduplicationId.');
  }
  if (DelaySeconds > 0) {
    throw new SqsError('InvalidParameterValueException', 'A FIFO queue delays no single message.');
  }
}

function receiptFor({ fifo }: Queue, message: Message, { messageId, sequence }: SentMessage) {
  return {
    MessageId: messageId,
    MD5OfMessageBody: createHash('md5').update(message.MessageBody).digest('hex'),
    SequenceNumber: fifo ? sequenceNumber(sequence) : undefined,
  };
}

export function sequenceNumber(sequence: number): string {
  return String(sequence).padStart(20, '0');
}
