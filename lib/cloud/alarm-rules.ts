import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type AlarmRule, metricPeriod } from './alarms.ts';
import type { Api } from './api/api.ts';
import type { Backups } from './backups.ts';
import { type Data, tableIndexes } from './data.ts';
import type { EntryFunction } from './entry-function.ts';
import type { FailedInvocations } from './failures/failed-invocations.ts';
import type { Functions } from './functions.ts';
import type { WorkQueue } from './work-queue.ts';

export interface MonitoredResources {
  api: Api;
  data: Data;
  functions: Functions;
  backups: Backups;
  jobQueue: WorkQueue;
  mailQueue: WorkQueue;
  webhooksQueue: WorkQueue;
  failed: FailedInvocations;
}

export function alarmRules(
  scope: Construct,
  { api, data, functions, backups, jobQueue, mailQueue, webhooksQueue, failed }: MonitoredResources,
): AlarmRule[] {
  const { api: calls, account, events, jobs, mail, pdf, archive, provision, cognito, sanitize } = functions;
  const others = { account, events, jobs, mail, pdf, archive, provision, cognito, sanitize };
  const everyEntry = { api: calls, public: functions.public, webhooks: functions.webhooks, ...others };
  return [
    {
      id: 'calls-fail',
      metric: api.http.metricServerError({ period: metricPeriod, statistic: Stats.SUM }),
      threshold: 5,
      runbook: 'calls-fail',
    },
    {
      id: 'calls-are-slow',
      metric: api.http.metricLatency({ period: metricPeriod, statistic: Stats.p(95) }),
      threshold: 2_000,
      evaluationPeriods: 3,
      runbook: 'calls-are-slow',
    },
    ...Object.entries(everyEntry).flatMap(([name, entry]) => entryRules(scope, name, entry)),
    ...['events', 'archive'].map(name => ({
      id: `${name}-lags`,
      metric: iteratorAge(name === 'events' ? events : archive),
      threshold: Duration.minutes(15).toMilliseconds(),
      runbook: 'the-stream-lags',
    })),
    {
      id: 'reactions-fail',
      metric: reactionFailures(scope, events),
      threshold: 0,
      harm: 'What follows from a change, such as a mail, was not done',
      runbook: 'reactions-fail',
    },
    {
      id: 'jobs-are-given-up',
      metric: jobQueue.deadLetterQueue.metricApproximateNumberOfMessagesVisible({ period: metricPeriod }),
      threshold: 0,
      harm: 'Work that somebody asked for was not done',
      runbook: 'jobs-are-given-up',
    },
    {
      id: 'mails-are-given-up',
      metric: mailQueue.deadLetterQueue.metricNumberOfMessagesReceived({ period: metricPeriod }),
      threshold: 0,
      harm: 'A mail was not sent',
      runbook: 'mails-are-given-up',
    },
    {
      id: 'deliveries-are-given-up',
      metric: webhooksQueue.deadLetterQueue.metricNumberOfMessagesReceived({ period: metricPeriod }),
      threshold: 0,
      harm: 'A program of an organisation was not told of a change',
      runbook: 'deliveries-are-given-up',
    },
    ...Object.entries({ jobs: jobQueue, mails: mailQueue }).map(([name, queue]) => ({
      id: `${name}-wait`,
      metric: oldestMessage(queue),
      threshold: Duration.minutes(45).toSeconds(),
      runbook: 'work-waits',
    })),
    { id: 'mails-fail', metric: failedMails(scope, mail), threshold: 10, runbook: 'mails-fail' },
    {
      id: 'invocations-are-given-up',
      metric: failed.queue.metricApproximateNumberOfMessagesVisible({ period: metricPeriod }),
      threshold: 0,
      harm: 'What was due, or a mail that came back, was not dealt with',
      runbook: 'invocations-are-given-up',
    },
    { id: 'sign-ins-fail', metric: failedSignIns(scope, account), threshold: 100, runbook: 'sign-ins-fail' },
    {
      id: 'table-throttles',
      metric: throttledRequests(data),
      threshold: 0,
      evaluationPeriods: 2,
      runbook: 'the-table-throttles',
    },
    {
      id: 'backup-fails',
      metric: failedBackups(backups),
      threshold: 0,
      harm: 'A day or a month has no backup',
      runbook: 'a-backup-fails',
    },
  ];
}

/**
 * Consequence for users if one of these Lambdas fails or is throttled once. All other Lambdas retry
 * automatically, and other alarms report work that failed in the end.
 */
const harms: Record<string, string> = {
  api: 'Somebody’s call failed',
  account: 'Somebody’s call failed',
  public: 'A family’s call failed',
  pdf: 'Somebody did not get a PDF',
  sanitize: 'Somebody’s file was not taken',
  cognito: 'Somebody could not sign in',
  provision: 'An operator’s form failed',
};

function entryRules(scope: Construct, name: string, entry: EntryFunction): AlarmRule[] {
  const { lambda } = entry;
  const harm = harms[name];
  const when = harm ? { harm } : { evaluationPeriods: 3 };
  return [
    {
      id: `${name}-fails`,
      metric:
        name === 'provision'
          ? unexpectedFailures(scope, entry)
          : lambda.metricErrors({ period: metricPeriod, statistic: Stats.SUM }),
      ...{ threshold: 0, ...when, runbook: 'a-lambda-fails' },
    },
    {
      id: `${name}-is-throttled`,
      metric: lambda.metricThrottles({ period: metricPeriod, statistic: Stats.SUM }),
      ...{ threshold: 0, ...when, runbook: 'a-lambda-is-throttled' },
    },
  ];
}

/**
 * Failures of `provision`, except rejected forms, because the operator sees in the result why a form was
 * rejected.
 */
function unexpectedFailures(scope: Construct, { lambda, logGroup }: EntryFunction): MathExpression {
  const filter = new MetricFilter(scope, 'RefusedForms', {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.message', '=', 'form refused'),
    metricNamespace: 'Lumitree',
    metricName: 'RefusedForms',
  });
  return new MathExpression({
    expression: 'FILL(failed, 0) - FILL(refused, 0)',
    usingMetrics: {
      failed: lambda.metricErrors({ period: metricPeriod, statistic: Stats.SUM }),
      refused: filter.metric({ period: metricPeriod, statistic: Stats.SUM }),
    },
    period: metricPeriod,
    label: 'Failures that nobody expected',
  });
}

const iteratorAge = ({ lambda }: EntryFunction): Metric =>
  lambda.metric('IteratorAge', { period: metricPeriod, statistic: Stats.MAXIMUM });

/**
 * Age of a queue's oldest message. Normally below half an hour: after five failures, a message leaves its
 * queue.
 */
export const oldestMessage = ({ queue }: WorkQueue): Metric =>
  queue.metricApproximateAgeOfOldestMessage({ period: metricPeriod, statistic: Stats.MAXIMUM });

/** Counts failed attempts to send an email. Up to five attempts are made for each email. */
function failedMails(scope: Construct, { logGroup }: EntryFunction): Metric {
  const filter = new MetricFilter(scope, 'FailedMails', {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.message', '=', 'not sent'),
    metricNamespace: 'Lumitree',
    metricName: 'FailedMails',
  });
  return filter.metric({ period: metricPeriod, statistic: Stats.SUM });
}

/** Counts failed reactions to journal entries in the log. AWS does not count them as Lambda errors. */
function reactionFailures(scope: Construct, { logGroup }: EntryFunction): Metric {
  const filter = new MetricFilter(scope, 'FailedReactions', {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.message', '=', 'reaction failed'),
    metricNamespace: 'Lumitree',
    metricName: 'FailedReactions',
  });
  return filter.metric({ period: metricPeriod, statistic: Stats.SUM });
}

function failedSignIns(scope: Construct, { logGroup }: EntryFunction): Metric {
  const filter = new MetricFilter(scope, 'RefusedSignIns', {
    logGroup,
    filterPattern: FilterPattern.all(
      FilterPattern.stringValue('$.route', '=', 'POST /api/auth/login'),
      FilterPattern.any(
        FilterPattern.numberValue('$.status', '=', 401),
        FilterPattern.numberValue('$.status', '=', 429),
      ),
    ),
    metricNamespace: 'Lumitree',
    metricName: 'RefusedSignIns',
  });
  return filter.metric({ period: metricPeriod, statistic: Stats.SUM });
}

export function throttledRequests({ table }: Data): MathExpression {
  const places = [{}, ...tableIndexes.map(name => ({ GlobalSecondaryIndexName: name }))];
  const metrics = places.flatMap((index, at) =>
    ['Read', 'Write'].map((kind): [string, Metric] => [
      `${kind.toLowerCase()}s${at}`,
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName: `${kind}ThrottleEvents`,
        dimensionsMap: { TableName: table.tableName, ...index },
        period: metricPeriod,
        statistic: Stats.SUM,
      }),
    ]),
  );
  return new MathExpression({
    expression: metrics.map(([name]) => `FILL(${name}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(metrics),
    period: metricPeriod,
    label: 'Throttled requests',
  });
}

const failedBackups = ({ vault }: Backups): Metric =>
  new Metric({
    namespace: 'AWS/Backup',
    metricName: 'NumberOfBackupJobsFailed',
    dimensionsMap: { BackupVaultName: vault.backupVaultName },
    statistic: Stats.SUM,
    period: Duration.hours(1),
  });
