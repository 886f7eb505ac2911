import { expect, test } from 'vitest';
import { asText, ofType, synthesise } from './synthesise.ts';

const { main } = synthesise();

const queues = ofType(main, 'AWS::SQS::Queue');
const named = (start: string) => {
  const [id = '', queue] = queues.find(([name]) => name.startsWith(start)) ?? [];
  return { id, ...queue?.Properties };
};

test('jobs of an organisation run in order, and a job that keeps failing goes to the dead-letter queue', () => {
  const { id, ...queue } = named('JobQueueWaiting');
  expect(queue).toMatchObject({
    FifoQueue: true,
    DeduplicationScope: 'messageGroup',
    FifoThroughputLimit: 'perMessageGroupId',
    RedrivePolicy: { maxReceiveCount: 5 },
    VisibilityTimeout: 180,
  });
  expect(asText(Object(queue).RedrivePolicy.deadLetterTargetArn)).toContain(named('JobQueueGivenUp').id);
  const [, source] =
    ofType(main, 'AWS::Lambda::EventSourceMapping').find(([, { Properties }]) =>
      asText(Properties.EventSourceArn).includes(id),
    ) ?? [];
  expect(source?.Properties).toMatchObject({
    BatchSize: 1,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
  });
});

test('together, the queues of a worker Lambda leave two reserved instances of this Lambda free', () => {
  const workers = Map.groupBy(
    ofType(main, 'AWS::Lambda::EventSourceMapping').flatMap(([, { Properties }]) =>
      asText(Properties.EventSourceArn).includes('Queue') ? [Properties] : [],
    ),
    ({ FunctionName }) => asText(FunctionName).replace(/[<>]/g, ''),
  );
  expect(workers.size).toBe(3);
  for (const [id, sources] of workers) {
    const limits = sources.map(({ ScalingConfig }) => Object(ScalingConfig).MaximumConcurrency);
    expect(Math.min(...limits)).toBeGreaterThanOrEqual(2);
    const reserved = Number(main.Resources[id]?.Properties.ReservedConcurrentExecutions);
    expect(limits.reduce((sum, limit) => sum + limit, 0)).toBe(reserved - 2);
  }
});

test('queues are encrypted with our key and keep messages for two weeks', () => {
  expect(queues.length).toBeGreaterThan(1);
  for (const [, { Properties }] of queues) {
    expect(asText(Properties.KmsMasterKeyId)).toMatch(/^<DataKey\w+\.Arn>$/);
    expect(Properties.MessageRetentionPeriod).toBe(14 * 86_400);
  }
});

test('jobs and the SES account are checked every hour', () => {
  const rules = ofType(main, 'AWS::Events::Rule').map(([, { Properties }]) => Properties);
  const { Targets } = rules.find(({ ScheduleExpression }) => ScheduleExpression === 'rate(1 hour)') ?? {};
  const [jobs, mail, ...others] = Targets as { Arn: unknown; Input: string }[];
  expect(asText(jobs?.Arn)).toMatch(/^<FunctionsjobsLambda/);
  expect(asText(mail?.Arn)).toMatch(/^<FunctionsmailLambda/);
  expect(others).toEqual([]);
  for (const target of [jobs, mail]) expect(JSON.parse(target?.Input ?? '')).toEqual({ tick: true });
});

test('only EventBridge delivers bounces and complaints to the mail Lambda', () => {
  const rules = ofType(main, 'AWS::Events::Rule').map(([, { Properties }]) => Properties);
  const rule = rules.find(({ EventPattern }) => EventPattern);
  expect(rule?.EventPattern).toEqual({
    source: ['aws.ses'],
    'detail-type': ['Email Bounced', 'Email Complaint Received'],
  });
  const [{ Arn }] = Object(rule).Targets as [{ Arn: unknown }];
  expect(asText(Arn)).toMatch(/^<FunctionsmailLambda/);
});
