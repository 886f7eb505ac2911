import { GetQueueAttributesCommand } from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { sendLockSeconds } from '../../functions/platform/mail/send-lock.ts';
import { createWorkQueue } from '../../lib/local/sqs/work-queue.ts';
import { maxReceives } from '../../shared/core/limits.ts';
import { startTestSqs } from '../stand-ins/sqs/start-test-sqs.ts';
import { asText, ofType, synthesise } from './synthesise.ts';

interface Limits {
  visibilitySeconds: number;
  receives: number;
}

/**
 * Longest time in seconds for which locks make the messages of a queue wait. Until a lock ends, workers
 * receive the message again and again.
 */
const locks = { mail: [sendLockSeconds], jobs: [], webhooks: [] } as const;
type Name = keyof typeof locks;
const names = Object.keys(locks) as Name[];

const { main } = synthesise();
const queueOf = (start: string) => {
  const [id = '', queue] = ofType(main, 'AWS::SQS::Queue').find(([one]) => one.startsWith(start)) ?? [];
  return { id, ...Object(queue?.Properties) };
};
const constructs = { mail: 'MailQueue', jobs: 'JobQueue', webhooks: 'WebhooksQueue' };

function cloudLimits(name: Name): Limits {
  const { VisibilityTimeout, RedrivePolicy } = queueOf(`${constructs[name]}Waiting`);
  return { visibilitySeconds: VisibilityTimeout, receives: RedrivePolicy.maxReceiveCount };
}

async function localLimits(): Promise<Record<Name, Limits>> {
  const sqs = await startTestSqs();
  const limitsOf = async ({ url: QueueUrl }: { url: string }): Promise<Limits> => {
    const { Attributes = {} } = await sqs.client.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
    );
    const { maxReceiveCount } = JSON.parse(Attributes.RedrivePolicy ?? '{}');
    return { visibilitySeconds: Number(Attributes.VisibilityTimeout), receives: Number(maxReceiveCount) };
  };
  return {
    mail: await limitsOf(createWorkQueue(sqs, 'mail')),
    jobs: await limitsOf(createWorkQueue(sqs, 'jobs')),
    webhooks: await limitsOf(createWorkQueue(sqs, 'webhooks')),
  };
}

test('a queue retries a message for longer than any lock can block the message, locally and in AWS', async () => {
  const local = await localLimits();
  for (const name of names)
    for (const { visibilitySeconds, receives } of [local[name], cloudLimits(name)]) {
      expect(receives).toBe(maxReceives);
      for (const lock of locks[name]) expect(visibilitySeconds * (receives - 1), name).toBeGreaterThan(lock);
    }
});

test('the lock on sending an email lasts at least as long as the Lambda named mail may run', () => {
  const [, mail] = ofType(main, 'AWS::Lambda::Function').find(([id]) => id.startsWith('Functionsmail')) ?? [];
  expect(sendLockSeconds).toBeGreaterThanOrEqual(Object(mail?.Properties).Timeout);
});

test.each(['mail', 'webhooks'] as const)(
  'a message that failed too often in the queue of %s is passed to the worker that handles failures',
  name => {
    const { id, VisibilityTimeout } = queueOf(`${constructs[name]}GivenUp`);
    const [, source] =
      ofType(main, 'AWS::Lambda::EventSourceMapping').find(([, { Properties }]) =>
        asText(Properties.EventSourceArn).includes(id),
      ) ?? [];
    expect(asText(source?.Properties.FunctionName)).toContain(`Functions${name}`);
    expect(VisibilityTimeout).toBe(cloudLimits(name).visibilitySeconds);
  },
);
