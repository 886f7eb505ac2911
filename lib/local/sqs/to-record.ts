import type { Message, MessageAttributeValue } from '@aws-sdk/client-sqs';
import type { SQSMessageAttribute, SQSRecord } from 'aws-lambda';
import { REGION } from './queues.ts';

/** A received message as a Lambda is given it. */
export function toRecord(message: Message, queueArn: string): SQSRecord {
  const { Attributes: attributes = {} } = message;
  const messageAttributes = Object.entries(message.MessageAttributes ?? {}).map(
    ([name, value]) => [name, toAttribute(value)] as const,
  );
  return {
    messageId: message.MessageId ?? '',
    receiptHandle: message.ReceiptHandle ?? '',
    body: message.Body ?? '',
    attributes: {
      ...attributes,
      ApproximateReceiveCount: attributes.ApproximateReceiveCount ?? '',
      SentTimestamp: attributes.SentTimestamp ?? '',
      SenderId: attributes.SenderId ?? '',
      ApproximateFirstReceiveTimestamp: attributes.ApproximateFirstReceiveTimestamp ?? '',
    },
    messageAttributes: Object.fromEntries(messageAttributes),
    md5OfBody: message.MD5OfBody ?? '',
    ...(message.MD5OfMessageAttributes && { md5OfMessageAttributes: message.MD5OfMessageAttributes }),
    eventSource: 'aws:sqs',
    eventSourceARN: queueArn,
    awsRegion: REGION,
  };
}

function toAttribute({
  DataType = '',
  StringValue,
  BinaryValue,
}: MessageAttributeValue): SQSMessageAttribute {
  return {
    dataType: DataType,
    stringListValues: [],
    binaryListValues: [],
    ...(StringValue !== undefined && { stringValue: StringValue }),
    ...(BinaryValue && { binaryValue: Buffer.from(BinaryValue).toString('base64') }),
  };
}
