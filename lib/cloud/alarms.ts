import { Aws, Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from './stage.ts';

/** An alarm and the section of `docs/operations.md` that says what to do about it. */
export interface AlarmRule {
  id: string;
  metric: IMetric;
  /** The alarm goes off when the metric is above it … */
  threshold: number;
  /** … in so many periods of five minutes, one after another; one when left out. */
  evaluationPeriods?: number;
  /** Heading of the section, as it is in its link. */
  runbook: string;
}

/** Period of a metric, unless AWS counts it by the hour. */
export const metricPeriod = Duration.minutes(5);

/** Alarms that mail whoever the stage names. */
export class Alarms extends Construct {
  /** By the id of their rule. */
  readonly alarms: Map<string, Alarm>;

  /** @param topic one of the same region, which only can alarms publish to */
  constructor(scope: Construct, id: string, stage: Stage, topic: Topic, rules: AlarmRule[]) {
    super(scope, id);
    const entries = rules.map((rule): [string, Alarm] => {
      const alarm = new Alarm(this, rule.id, {
        alarmName: `lumitree-${stage.name}-${rule.id}`,
        alarmDescription: `docs/operations.md#${rule.runbook}`,
        metric: rule.metric,
        threshold: rule.threshold,
        evaluationPeriods: rule.evaluationPeriods ?? 1,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      });
      alarm.addAlarmAction(new SnsAction(topic));
      return [rule.id, alarm];
    });
    this.alarms = new Map(entries);
  }
}

/** Where the alarms of a region go. */
export function alarmTopic(scope: Construct, stage: Stage, key: Key): Topic {
  const topic = new Topic(scope, 'AlarmTopic', { masterKey: key, enforceSSL: true });
  topic.addToResourcePolicy(allowAlarmsToPublish(topic));
  if (stage.alarmMail) topic.addSubscription(new EmailSubscription(stage.alarmMail));
  return topic;
}

/** A topic with a policy admits only the principals it names, so alarms of the same account are named too. */
function allowAlarmsToPublish(topic: Topic): PolicyStatement {
  return new PolicyStatement({
    principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
    actions: ['sns:Publish'],
    resources: [topic.topicArn],
    conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
  });
}
