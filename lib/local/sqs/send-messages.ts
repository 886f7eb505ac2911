import { createHash } from 'node:crypto';
import * as z from 'zod';
import { batchOf } from './batch.ts';
import { digestOfAttributes, MessageAttributes } from './message-attributes.ts';
import type { NewMessage, SentMessage } from './messages.ts';
import { operation } from './operation.ts';
import type { Queue } from './queues.ts';
import { SqsError } from './sqs-error.ts';

const Identifier = z.string().regex(/^[\x21-\x7e]{1,128}$/);

const Message = z.strictObject({
  MessageBody: z.string().min(1),
  MessageAttributes: MessageAttributes.default({}),
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
    if (sizeOf(message) > MAX_BYTES) {
      throw new SqsError('InvalidParameterValueException', 'A message has at most 1 MiB.');
    }
    const [sent] = messages.send(queue, [newMessage(queue, message)]);
    announce();
    return sent && receiptFor(queue, message, sent);
  },
);

export const sendMessageBatch = operation(
  z.strictObject({ QueueUrl: z.string(), Entries: batchOf(Message.extend({ Id: z.string() })) }),
  ({ QueueUrl, Entries }, { queues, messages, announce }) => {
    const queue = queues.at(QueueUrl);
    const size = Entries.reduce((sum, message) => sum + sizeOf(message), 0);
    if (size > MAX_BYTES) throw new SqsError('BatchRequestTooLong', 'A batch has at most 1 MiB.');
    const sent = messages.send(
      queue,
      Entries.map(message => newMessage(queue, message)),
    );
    announce();
    const pairs = Entries.map((message, n) => [message, sent[n]] as const);
    return {
      Successful: pairs.flatMap(([message, sent]) =>
        sent ? [{ Id: message.Id, ...receiptFor(queue, message, sent) }] : [],
      ),
      Failed: [],
    };
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
    attributes: message.MessageAttributes,
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
    MD5OfMessageAttributes: digestOfAttributes(message.MessageAttributes),
    SequenceNumber: fifo ? sequenceNumber(sequence) : undefined,
  };
}

export function sequenceNumber(sequence: number): string {
  return String(sequence).padStart(20, '0');
}

function sizeOf({ MessageBody, MessageAttributes }: Message) {
  const attributes = Object.entries(MessageAttributes).flatMap(
    ([name, { DataType, StringValue, BinaryValue }]) => [
      Buffer.byteLength(name + DataType + (StringValue ?? '')),
      Buffer.byteLength(BinaryValue ?? '', 'base64'),
    ],
  );
  return attributes.reduce((sum, bytes) => sum + bytes, Buffer.byteLength(MessageBody));
}
