import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { callLimits } from '../../functions/platform/http/call-limits.ts';
import { defaultThrottle, strictRoutes, throttleOfRoute } from '../../lib/cloud/api/throttles.ts';
import { rateLimits } from '../../lib/cloud/firewall-rules.ts';
import { failedSignInsPerMinute, organizationCallsPerMinute } from '../../shared/core/limits.ts';
import { joinedPath } from '../../shared/core/match-route.ts';
import {
  asText,
  ofType,
  onlyOf,
  type Resource,
  synthesise,
  synthesiseWith,
  type Template,
} from './synthesise.ts';

const { main, edge, siteLogs } = synthesise();

interface AlarmProperties {
  AlarmName: string;
  AlarmDescription: string;
  AlarmActions: unknown[];
  OKActions: unknown[];
  Threshold: number;
  Dimensions?: { Name: string; Value: unknown }[];
  MetricName?: string;
  TreatMissingData: string;
}

/** A stage that sends its emails from another region; the stack in that region has its own alarms. */
const fromElsewhere = synthesiseWith({ region: 'ap-east-1', mailRegion: 'ap-southeast-1' });

const alarms = [main, edge, siteLogs].flatMap(template =>
  ofType(template, 'AWS::CloudWatch::Alarm').map(
    ([, { Properties }]) => Properties as unknown as AlarmProperties,
  ),
);
const named = alarms.map((alarm): [string, AlarmProperties] => [alarm.AlarmName, alarm]);

const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
/** Anchors of the headings of docs/operations.md, as links use them. */
const sections = [...operations.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-'),
);

/** Anchor of the docs section about the budget alarm. AWS Budgets sends this alarm by email itself. */
const ofBudget = 'the-budget-is-spent';

test.each(named)('the alarm %s links to a section of the docs and notifies an operator', (_, alarm) => {
  const [before = '', section = ''] = alarm.AlarmDescription.split('#');
  expect(before).toMatch(/^([A-Z].+\. )?docs\/operations\.md$/);
  expect(sections).toContain(section);
  expect(alarm.AlarmActions).toHaveLength(1);
  expect(alarm.OKActions).toEqual(alarm.AlarmActions);
});

test('every section of the operations page about an alarm belongs to an existing alarm', () => {
  const about = operations.slice(operations.indexOf('\n## Alarms'), operations.indexOf('\n## SES holds'));
  const headings = [...about.matchAll(/^### (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  const used = [...alarms.map(({ AlarmDescription }) => AlarmDescription.split('#')[1]), ofBudget];
  expect(headings.length).toBeGreaterThan(5);
  expect(headings.filter(heading => !used.includes(heading))).toEqual([]);
});

test.each([
  'api',
  'account',
  'events',
  'jobs',
  'mail',
  'pdf',
  'public',
  'archive',
  'provision',
  'cognito',
  'sanitize',
])('the Lambda %s has alarms for errors and for throttling', entry => {
  const names = alarms.map(({ AlarmName }) => AlarmName);
  expect(names).toEqual(
    expect.arrayContaining([`lumitree-test-${entry}-fails`, `lumitree-test-${entry}-is-throttled`]),
  );
});

test.each([
  ['at home', main],
  ['at the edge', edge],
])('alarms may publish to the encrypted notification topic %s', (_, template) => {
  const fromAlarms = { Effect: 'Allow', Principal: { Service: 'cloudwatch.amazonaws.com' } };
  expect(onlyOf(template, 'AWS::SNS::TopicPolicy').PolicyDocument).toMatchObject({
    Statement: expect.arrayContaining([expect.objectContaining({ ...fromAlarms, Action: 'sns:Publish' })]),
  });
  const { KmsMasterKeyId } = onlyOf(template, 'AWS::SNS::Topic');
  const keyId = asText(KmsMasterKeyId).slice(1).split('.')[0] ?? '';
  expect(template.Resources[keyId]?.Properties.KeyPolicy).toMatchObject({
    Statement: expect.arrayContaining([
      expect.objectContaining({ ...fromAlarms, Action: ['kms:Decrypt', 'kms:GenerateDataKey'] }),
    ]),
  });
});

test('missing data does not raise an alarm', () => {
  expect(new Set(alarms.map(({ TreatMissingData }) => TreatMissingData))).toEqual(new Set(['notBreaching']));
});

test('the metric filters match the log lines of the Lambdas', () => {
  const filters = ofType(main, 'AWS::Logs::MetricFilter').map(
    ([, { Properties }]) => Properties.FilterPattern,
  );
  expect(filters).toEqual([
    '{ $.message = "form refused" }',
    '{ $.message = "reaction failed" }',
    '{ $.message = "not sent" }',
    '{ ($.route = "POST /api/auth/login") && (($.status = 401) || ($.status = 429)) }',
  ]);
  const source = (path: string) => readFileSync(new URL(`../../functions/${path}`, import.meta.url), 'utf8');
  expect(source('lambdas/provision.ts')).toContain("logger.info('form refused'");
  expect(source('lambdas/mail.ts')).toContain("logger.error('not sent'");
  expect(source('lambdas/events.ts')).toContain("logger.error('reaction failed'");
  expect(source('platform/http/create-http-lambda.ts')).toMatch(
    /route: event\.routeKey,\s+status: statusCode/,
  );
});

test('the CloudWatch dashboard shows API requests, Lambdas and the table', () => {
  const body = JSON.stringify(onlyOf(main, 'AWS::CloudWatch::Dashboard').DashboardBody);
  for (const shown of ['AWS/ApiGateway', 'AWS/Lambda', 'AWS/DynamoDB', 'IteratorAge'])
    expect(body).toContain(shown);
});

test('the operations page states the configured rate limits', () => {
  const numbers = [rateLimits.address, rateLimits.addressInOrganization].map(number =>
    number.toLocaleString('en'),
  );
  const throttles = [
    ...new Set(strictRoutes().values()),
    defaultThrottle(),
    throttleOfRoute(`GET ${joinedPath}`),
  ].map(({ rate, burst }) => `${rate.toLocaleString('en')} a second, ${burst.toLocaleString('en')} at once`);
  const { email, network } = failedSignInsPerMinute;
  const passwords = `${email} a minute for an email, ${network} for a network`;
  const share = `${organizationCallsPerMinute.toLocaleString('en')} a minute`;
  const { member, key } = callLimits(organizationCallsPerMinute);
  const shares = [member, key].map(number => `${number} a minute`);
  for (const told of [
    ...numbers.map(number => `${number} in five minutes`),
    ...throttles,
    share,
    ...shares,
    passwords,
  ])
    expect(operations).toContain(`| ${told} |`);
  const copies = ofType(main, 'AWS::Lambda::Function').map(([, { Properties }]) =>
    Number(Properties.ReservedConcurrentExecutions ?? 0),
  );
  expect(operations).toContain(`the stack reserves ${copies.reduce((sum, each) => sum + each)}.`);
});

const alarmOf = (name: string) => alarms.find(({ AlarmName }) => AlarmName === `lumitree-test-${name}`);

test('alarms on errors of the site and the file host are in us-east-1, where CloudFront counts them', () => {
  const inUsEast = ofType(siteLogs, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);
  expect(inUsEast.map(({ AlarmName }) => AlarmName)).toEqual([
    'lumitree-test-site-fails',
    'lumitree-test-files-fail',
  ]);
  const watched = inUsEast.map(({ Namespace, MetricName, Dimensions }) => {
    const [distribution, region] = Dimensions as { Name: string; Value: unknown }[];
    expect([Namespace, MetricName, distribution?.Name]).toEqual([
      'AWS/CloudFront',
      '5xxErrorRate',
      'DistributionId',
    ]);
    expect(region).toEqual({ Name: 'Region', Value: 'Global' });
    return JSON.stringify(distribution?.Value);
  });
  expect(new Set(watched).size).toBe(2);
});

test.each([
  ['jobs-wait', 'JobQueueWaiting'],
  ['mails-wait', 'MailQueueWaiting'],
])('the alarm %s goes off only if a message waits longer than its queue retries it', (name, start) => {
  const [id = '', queue] = ofType(main, 'AWS::SQS::Queue').find(([one]) => one.startsWith(start)) ?? [];
  const alarm = alarmOf(name);
  expect(alarm?.MetricName).toBe('ApproximateAgeOfOldestMessage');
  expect(JSON.stringify(alarm?.Dimensions)).toContain(id);
  const { VisibilityTimeout, RedrivePolicy } = Object(queue?.Properties);
  expect(alarm?.Threshold).toBeGreaterThan(VisibilityTimeout * RedrivePolicy.maxReceiveCount);
});

test('alarms on bounced emails and on complaints are in the region in which SES counts them', () => {
  const watched = (template: Template) =>
    ofType(template, 'AWS::CloudWatch::Alarm')
      .filter(([, { Properties }]) => Properties.Namespace === 'AWS/SES')
      .map(([, { Properties }]) => Properties.MetricName);
  const both = ['Reputation.BounceRate', 'Reputation.ComplaintRate'];
  expect(watched(main)).toEqual(both);
  expect(watched(fromElsewhere.main)).toEqual([]);
  expect(fromElsewhere.mail && watched(fromElsewhere.mail)).toEqual(both);
});

test('the number of throttled requests to the table includes the throttled requests to each index', () => {
  const { Metrics } = Object(alarmOf('table-throttles')) as {
    Metrics: {
      MetricStat?: { Metric: { MetricName: string; Dimensions: { Name: string; Value: unknown }[] } };
    }[];
  };
  const counted = Metrics.flatMap(({ MetricStat }) =>
    MetricStat
      ? [
          [
            MetricStat.Metric.MetricName,
            ...MetricStat.Metric.Dimensions.map(({ Value }) => asText(Value)),
          ].join(' '),
        ]
      : [],
  );
  const [[id]] = ofType(main, 'AWS::DynamoDB::GlobalTable') as [[string, unknown]];
  const kinds = ['ReadThrottleEvents', 'WriteThrottleEvents'];
  const expected = kinds.flatMap(kind => [`${kind} <${id}>`, `${kind} gsi1 <${id}>`, `${kind} gsi2 <${id}>`]);
  expect(counted.toSorted()).toEqual(expected.toSorted());
});

/**
 * The region in which AWS counts a metric. It counts metrics of CloudFront, WAF and billing only in
 * us-east-1.
 */
const countedIn: Record<string, 'home' | 'us-east-1' | 'mail'> = {
  'AWS/ApiGateway': 'home',
  'AWS/Lambda': 'home',
  'AWS/SQS': 'home',
  'AWS/DynamoDB': 'home',
  'AWS/Backup': 'home',
  Lumitree: 'home',
  'AWS/CloudFront': 'us-east-1',
  'AWS/WAFV2': 'us-east-1',
  'AWS/SES': 'mail',
};

test('each alarm is in the region in which AWS counts its metric', () => {
  const { main: home, edge: front, siteLogs: logs, mail } = fromElsewhere;
  const places = { home: [home], 'us-east-1': [front, logs], mail: mail ? [mail] : [] };
  for (const [place, templates] of Object.entries(places)) {
    const namespaces = templates.flatMap(template =>
      ofType(template, 'AWS::CloudWatch::Alarm').flatMap(([, { Properties }]) => namespacesOf(Properties)),
    );
    expect(namespaces.length).toBeGreaterThan(0);
    expect(namespaces.filter(name => countedIn[name] !== place)).toEqual([]);
  }
});

const namespacesOf = ({ Namespace, Metrics = [] }: Record<string, unknown>): string[] => [
  ...(Namespace ? [String(Namespace)] : []),
  ...(Metrics as { MetricStat?: { Metric: { Namespace: string } } }[]).flatMap(({ MetricStat }) =>
    MetricStat ? [MetricStat.Metric.Namespace] : [],
  ),
];

test('alarms link to the docs at the address that the stage sets', () => {
  const { edge: linked } = synthesiseWith({ docsUrl: 'https://docs.test.example/lumitree' });
  const [[, { Properties }]] = ofType(linked, 'AWS::CloudWatch::Alarm') as [[string, Resource]];
  expect(Properties.AlarmDescription).toBe(
    'https://docs.test.example/lumitree/operations.md#the-firewall-blocks-much',
  );
});

test('every Lambda is traced and may send traces, unless the stage turns tracing off', () => {
  const modes = (template: typeof main) =>
    ofType(template, 'AWS::Lambda::Function')
      .filter(([id]) => id.startsWith('Functions'))
      .map(([, { Properties }]) => Object(Properties.TracingConfig).Mode);
  expect(new Set(modes(main))).toEqual(new Set(['Active']));
  const { main: untraced } = synthesiseWith({ traces: false });
  expect(new Set(modes(untraced))).toEqual(new Set(['PassThrough']));
  expect(JSON.stringify(untraced)).not.toContain('xray:');
});

test('a stage with a budget sends an email to the alarm address if costs exceed the budget or are forecast to exceed it', () => {
  expect(ofType(edge, 'AWS::Budgets::Budget')).toEqual([]);
  const { edge: limited } = synthesiseWith({ budget: 250, alarmMail: 'ops@test.example' });
  const { Budget, NotificationsWithSubscribers } = onlyOf(limited, 'AWS::Budgets::Budget');
  expect(Budget).toMatchObject({ BudgetLimit: { Amount: 250, Unit: 'USD' }, TimeUnit: 'MONTHLY' });
  const told = NotificationsWithSubscribers as { Notification: object; Subscribers: object[] }[];
  expect(told.map(({ Notification }) => Object(Notification).NotificationType)).toEqual([
    'ACTUAL',
    'ACTUAL',
    'FORECASTED',
  ]);
  for (const { Subscribers } of told)
    expect(Subscribers).toEqual([{ SubscriptionType: 'EMAIL', Address: 'ops@test.example' }]);
  expect(sections).toContain(ofBudget);
});
