import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { alarmRules, type MonitoredResources, oldestMessage, throttledRequests } from './alarm-rules.ts';
import { Alarms, alarmTopic, metricPeriod } from './alarms.ts';
import type { Logs } from './logs.ts';
import { sendsFromHome } from './mail/mail.ts';
import { reputationRules } from './mail/reputation-rules.ts';
import type { Stage } from './stage.ts';

export class Monitoring extends Construct {
  readonly alarms: Map<string, Alarm>;

  constructor(scope: Construct, id: string, stage: Stage, logs: Logs, watched: MonitoredResources) {
    super(scope, id);
    this.alarms = new Alarms(this, 'Alarms', stage, alarmTopic(this, stage, logs.key), [
      ...alarmRules(this, watched),
      ...(sendsFromHome(stage) ? reputationRules() : []),
    ]).alarms;
    const dashboard = new Dashboard(this, 'Dashboard', { dashboardName: `lumitree-${stage.name}` });
    dashboard.addWidgets(
      new AlarmStatusWidget({ title: 'Alarms', alarms: [...this.alarms.values()], width: 24 }),
    );
    dashboard.addWidgets(...apiGraphs(watched));
    dashboard.addWidgets(...backendGraphs(watched));
  }
}

const graph = (title: string, left: IMetric[]) =>
  new GraphWidget({ title, left, width: 8, period: metricPeriod });

function apiGraphs({ api: { http } }: MonitoredResources): GraphWidget[] {
  const latency = (percent: number) =>
    http.metricLatency({ period: metricPeriod, statistic: Stats.p(percent), label: `p${percent}` });
  return [
    graph('Calls', [http.metricCount({ period: metricPeriod })]),
    graph('Refused and failed', [
      http.metricClientError({ period: metricPeriod }),
      http.metricServerError({ period: metricPeriod }),
    ]),
    graph('Milliseconds', [latency(50), latency(95), latency(99)]),
  ];
}

function backendGraphs({
  functions,
  data,
  jobQueue,
  mailQueue,
  webhooksQueue,
}: MonitoredResources): GraphWidget[] {
  const { api, account, events, jobs, mail, webhooks, pdf, archive, cognito, provision, sanitize } =
    functions;
  const answering = [api, account, pdf, functions.public];
  const lambdas = [...answering, events, jobs, mail, webhooks, archive, cognito, provision, sanitize].map(
    ({ lambda }) => lambda,
  );
  const { table } = data;
  return [
    graph(
      'Copies of Lambdas at once',
      lambdas.map(lambda =>
        lambda.metric('ConcurrentExecutions', { period: metricPeriod, statistic: Stats.MAXIMUM }),
      ),
    ),
    graph(
      'Age of what the stream still holds',
      [events, archive].map(({ lambda }) =>
        lambda.metric('IteratorAge', { period: metricPeriod, statistic: Stats.MAXIMUM }),
      ),
    ),
    graph('Units of the table', [
      table.metricConsumedReadCapacityUnits({ period: metricPeriod }),
      table.metricConsumedWriteCapacityUnits({ period: metricPeriod }),
      throttledRequests(data),
    ]),
    graph('Seconds that messages of the queues have waited', [
      oldestMessage(jobQueue),
      oldestMessage(mailQueue),
      oldestMessage(webhooksQueue),
    ]),
  ];
}
