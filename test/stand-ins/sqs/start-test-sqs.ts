import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteMessageBatchCommand,
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  type ReceiveMessageCommandInput,
  SendMessageCommand,
  type SendMessageCommandInput,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { expect, onTestFinished, vi } from 'vitest';
import { type SqsOptions, startSqs } from '../../../lib/local/sqs/start-sqs.ts';

export function temporaryDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'local-sqs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'sqs.sqlite');
}

/** Starts a new stand-in for SQS, and a client; both are closed after the test. */
export async function startTestSqs(options: Partial<SqsOptions> = {}) {
  const sqs = await startSqs({ database: temporaryDatabase(), ...options });
  onTestFinished(sqs.close);
  return { ...sqs, client: clientOf(sqs.endpoint) };
}

export function clientOf(endpoint: string) {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new SQSClient({ endpoint, region: 'ap-east-1', credentials, maxAttempts: 1 });
  onTestFinished(() => client.destroy());
  return client;
}

/** Short functions for using one queue. */
export function queueAt(client: SQSClient, QueueUrl: string) {
  return {
    send: (MessageBody: string, more: Partial<SendMessageCommandInput> = {}) =>
      client.send(new SendMessageCommand({ QueueUrl, MessageBody, ...more })),
    async receive(more: Partial<ReceiveMessageCommandInput> = {}): Promise<Message[]> {
      const command = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, ...more });
      return (await client.send(command)).Messages ?? [];
    },
    /** Deletes a received message. @returns the error code, if any */
    async remove(ReceiptHandle: string | undefined): Promise<string | undefined> {
      const command = new DeleteMessageBatchCommand({ QueueUrl, Entries: [{ Id: '0', ReceiptHandle }] });
      return (await client.send(command)).Failed?.[0]?.Code;
    },
    async count() {
      const command = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] });
      const { Attributes = {} } = await client.send(command);
      return {
        visible: Number(Attributes.ApproximateNumberOfMessages),
        inFlight: Number(Attributes.ApproximateNumberOfMessagesNotVisible),
        delayed: Number(Attributes.ApproximateNumberOfMessagesDelayed),
      };
    },
  };
}

/** A time in milliseconds that is longer than the pause of a waiting receiver between two polls. */
const pollMs = 300;

/** A clock that shows when a waiting receiver polls the queue, because each poll reads the time. */
export function createObservedClock() {
  const now = vi.fn(Date.now);
  const pollCount = () => now.mock.calls.length;
  return {
    now,
    /** Resolves when a receiver polls the next time. */
    nextPoll: async () => {
      const before = pollCount();
      await vi.waitFor(() => expect(pollCount()).toBeGreaterThan(before), 10_000);
    },
    /** Resolves when no receiver polls any more. */
    pollingStopped: async () => {
      let before: number;
      do {
        before = pollCount();
        await wait(pollMs);
      } while (pollCount() > before);
    },
  };
}

export const bodies = (messages: Message[]) => messages.map(message => message.Body);
