import { expect, test } from 'vitest';
import { testInTurn } from '../support/sampling/test-in-turn.ts';
import { asText, ofType, type Resource, synthesise, synthesiseWith } from './synthesise.ts';

const { main } = synthesise();

const ours = ofType(main, 'AWS::Lambda::Function').filter(([id]) => id.startsWith('Functions'));

function lambda(entry: string): Resource {
  const [, found] = ours.find(([id]) => id.startsWith(`Functions${entry}Lambda`)) ?? [];
  if (!found) throw new Error(`no Lambda ${entry}`);
  return found;
}

function variables(entry: string): string[] {
  const { Environment } = lambda(entry).Properties as { Environment: { Variables: object } };
  return Object.keys(Environment.Variables).sort();
}

const attachedFiles = {
  eventName: ['MODIFY'],
  dynamodb: { NewImage: { kind: { S: ['file'] }, status: { S: ['kept'] } } },
};

const commonVariables = ['LOG_LEVEL', 'TABLE_NAME'];

test.each([
  [
    'api',
    [
      'CLIENT_IDS',
      'CURSOR_SECRETS',
      'FILES_BUCKET',
      'FILES_URL',
      'ORGANIZATION_ROLE_ARN',
      'ORIGIN_SECRETS',
      'SANITIZE_FUNCTION',
      'WEB_URL',
    ],
  ],
  [
    'account',
    [
      'CLIENT_IDS',
      'CURSOR_SECRETS',
      'FILES_BUCKET',
      'FILES_URL',
      'ORIGIN_SECRETS',
      'SANITIZE_FUNCTION',
      'SCRIPTS_CLIENT_ID',
      'SERVER_CLIENT_ID',
      'SUPERADMIN_SECOND_FACTOR',
      'USER_POOL_ID',
    ],
  ],
  [
    'events',
    ['FILES_BUCKET', 'JOBS_QUEUE_URL', 'MAIL_QUEUE_URL', 'ORGANIZATION_ROLE_ARN', 'WEBHOOKS_QUEUE_URL'],
  ],
  ['jobs', ['FILES_BUCKET', 'JOBS_QUEUE_URL', 'ORGANIZATION_ROLE_ARN', 'USER_POOL_ID']],
  [
    'mail',
    [
      'FILES_BUCKET',
      'MAIL_CONFIGURATION_SET',
      'MAIL_FROM',
      'MAIL_QUEUE_URL',
      'MAIL_REGION',
      'ORGANIZATION_ROLE_ARN',
      'WEB_URL',
    ],
  ],
  [
    'pdf',
    [
      'CLIENT_IDS',
      'CURSOR_SECRETS',
      'FILES_BUCKET',
      'FILES_URL',
      'ORGANIZATION_ROLE_ARN',
      'ORIGIN_SECRETS',
      'WEB_URL',
    ],
  ],
  ['public', ['CURSOR_SECRETS', 'FILES_BUCKET', 'FILES_URL', 'ORIGIN_SECRETS']],
  ['webhooks', ['WEBHOOKS_QUEUE_URL']],
  ['archive', ['JOURNAL_BUCKET']],
  ['provision', ['USER_POOL_ID', 'WEB_URL']],
  ['cognito', ['WEB_URL']],
])('the Lambda %s has exactly the environment variables that it reads', (entry, own) => {
  expect(variables(entry)).toEqual([...commonVariables, ...own].sort());
});

test('the Lambda that decodes files from strangers can access neither the table nor a bucket', () => {
  expect(variables('sanitize')).toEqual(['LOG_LEVEL']);
});

test('each Lambda runs Node 24 on arm64, logs from INFO to its own group, and reserves its concurrency', () => {
  expect(ours).toHaveLength(12);
  for (const [, { Properties }] of ours) {
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      LoggingConfig: { LogGroup: { Ref: expect.stringMatching(/Log/) } },
      Environment: { Variables: { LOG_LEVEL: 'INFO' } },
    });
  }
  const copies = ours.map(([, { Properties }]) => Number(Properties.ReservedConcurrentExecutions));
  expect(copies.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(900);
});

test('Lambda timeouts are shorter than those of API Gateway and Cognito', () => {
  expect(lambda('api').Properties.Timeout).toBeLessThan(30);
  expect(lambda('account').Properties.Timeout).toBeLessThan(30);
  expect(lambda('cognito').Properties.Timeout).toBeLessThanOrEqual(5);
});

test('every log group is encrypted with our key and expires after a year', () => {
  const groups = ofType(main, 'AWS::Logs::LogGroup');
  expect(groups.length).toBeGreaterThanOrEqual(6);
  for (const [, { Properties }] of groups) {
    expect(asText(Properties.KmsKeyId)).toMatch(/^<LogsKey\w+\.Arn>$/);
    expect(Properties.RetentionInDays).toBe(365);
  }
});

testInTurn('a setting of a stage limits how many stream batches are processed at the same time', () => {
  const { main: large } = synthesiseWith({ stream: { shards: 40, parallel: 5 } });
  for (const [, { Properties }] of ofType(large, 'AWS::Lambda::EventSourceMapping'))
    if (Properties.StartingPosition) expect(Properties.ParallelizationFactor).toBe(5);
  const copies = ofType(large, 'AWS::Lambda::Function').map(
    ([, { Properties }]) => Properties.ReservedConcurrentExecutions,
  );
  expect(copies.filter(count => count === 200)).toHaveLength(2);
});

test('the Lambda named events reports partial batch failures; a batch that fails five times goes to the failure bucket', () => {
  const source = streamReader('events');
  expect(source).toMatchObject({
    BisectBatchOnFunctionError: true,
    MaximumRetryAttempts: 5,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    DestinationConfig: {
      OnFailure: { Destination: { 'Fn::GetAtt': [expect.stringMatching(/^EventsFailures/), 'Arn'] } },
    },
  });
});

test.each([
  ['events', ['journal', ['mail', 'webhook-delivery'], 'registration', 'survey-answer'], [attachedFiles]],
  ['archive', ['journal', 'read'], []],
])('the stream sends the Lambda %s only new items of the kinds %j', (name, kinds, others) => {
  const { Filters } = streamReader(name).FilterCriteria as { Filters: { Pattern: string }[] };
  const inserts = kinds.map(kind => ({
    eventName: ['INSERT'],
    dynamodb: { NewImage: { kind: { S: [kind].flat() } } },
  }));
  expect(Filters.map(({ Pattern }) => JSON.parse(Pattern))).toEqual([...inserts, ...others]);
});

test('the Lambda named archive gets whole batches, retries for hours, and puts records that still fail into the failure bucket', () => {
  expect(streamReader('archive')).toMatchObject({
    BatchSize: 1_000,
    MaximumBatchingWindowInSeconds: 300,
    BisectBatchOnFunctionError: true,
    MaximumRetryAttempts: 1_000,
    MaximumRecordAgeInSeconds: 12 * 3_600,
    DestinationConfig: {
      OnFailure: { Destination: { 'Fn::GetAtt': [expect.stringMatching(/^EventsFailures/), 'Arn'] } },
    },
  });
});

test('events that an asynchronously invoked Lambda failed to process are stored', () => {
  const unwaited = ofType(main, 'AWS::Events::Rule').flatMap(
    ([, { Properties }]) => Properties.Targets as { Arn: unknown; DeadLetterConfig?: { Arn: unknown } }[],
  );
  expect(unwaited.length).toBeGreaterThan(1);
  for (const { DeadLetterConfig } of unwaited)
    expect(asText(DeadLetterConfig?.Arn)).toMatch(/^<FailedInvocationsKept/);
  const kept = ofType(main, 'AWS::Lambda::EventInvokeConfig').map(([, { Properties }]) => {
    const { OnFailure } = Properties.DestinationConfig as { OnFailure: { Destination: unknown } };
    expect(asText(OnFailure.Destination)).toMatch(/^<FailedInvocationsKept/);
    return asText(Properties.FunctionName);
  });
  expect(kept.toSorted()).toEqual(
    [...new Set(unwaited.map(({ Arn }) => asText(Arn).replace(/\.Arn>$/, '>')))].toSorted(),
  );
});

function streamReader(entry: string): Record<string, unknown> {
  const readers = ofType(main, 'AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties);
  const found = readers.find(({ FunctionName }) =>
    asText(FunctionName).startsWith(`<Functions${entry}Lambda`),
  );
  if (!found) throw new Error(`${entry} reads no stream`);
  return found;
}
