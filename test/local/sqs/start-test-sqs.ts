import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
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

/** A fresh SQS and a client of it; both end with the test. */
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

/** Short ways to use one queue. */
export function queueAt(client: SQSClient, QueueUrl: string) {
  return {
    send: (MessageBody: string, more: Partial<SendMessageCommandInput> = {}) =>
      client.send(new SendMessageCommand({ QueueUrl, MessageBody, ...more })),
    async receive(more: Partial<ReceiveMessageCommandInput> = {}): Promise<Message[]> {
      const command = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, ...more });
      return (await client.send(command)).Messages ?? [];
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

/** Longer than a waiting receiver goes without looking for messages. */
const lookMs = 300;

/** A clock that tells when somebody who waits for messages looks for them, since whoever looks reads it. */
export function watchedClock() {
  const now = vi.fn(Date.now);
  const looks = () => now.mock.calls.length;
  return {
    now,
    /** Resolves at the next look. */
    looked: async () => {
      const before = looks();
      await vi.waitFor(() => expect(looks()).toBeGreaterThan(before), 10_000);
    },
    /** Resolves when nobody looks any more. */
    stoppedLooking: async () => {
      let before: number;
      do {
        before = looks();
        await wait(lookMs);
      } while (looks() > before);
    },
  };
}

export const bodies = (messages: Message[]) => messages.map(message => message.Body);
