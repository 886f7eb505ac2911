import { Aws, Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from './stage.ts';

/** An alarm. docs/operations.md says how to respond to it. */
export interface AlarmRule {
  id: string;
  metric: IMetric;
  /** The alarm starts if the metric is above this value. */
  threshold: number;
  /** Number of consecutive five-minute periods with a metric above the threshold; defaults to one. */
  evaluationPeriods?: number;
  /** Consequence of the event, for the text of the alarm. Only for alarms that a single event triggers. */
  harm?: string;
  /** Anchor of the section in `docs/operations.md` that says how to respond. */
  runbook: string;
}

/** Period over which a metric is measured. AWS counts some metrics only hourly. */
export const metricPeriod = Duration.minutes(5);

/** Alarms that send an email to the stage's alarm address when they start and when they end. */
export class Alarms extends Construct {
  readonly alarms: Map<string, Alarm>;

  /** @param topic in the same region as the alarms, because alarms cannot publish to other regions */
  constructor(scope: Construct, id: string, stage: Stage, topic: Topic, rules: AlarmRule[]) {
    super(scope, id);
    const entries = rules.map((rule): [string, Alarm] => {
      const alarm = new Alarm(this, rule.id, {
        alarmName: `lumitree-${stage.name}-${rule.id}`,
        alarmDescription: [rule.harm, `${stage.docsUrl ?? 'docs'}/operations.md#${rule.runbook}`]
          .filter(part => part !== undefined)
          .join('. '),
        actionsEnabled: stage.maintenance === 'off',
        metric: rule.metric,
        threshold: rule.threshold,
        evaluationPeriods: rule.evaluationPeriods ?? 1,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      });
      alarm.addAlarmAction(new SnsAction(topic));
      alarm.addOkAction(new SnsAction(topic));
      return [rule.id, alarm];
    });
    this.alarms = new Map(entries);
  }
}

export function alarmTopic(scope: Construct, stage: Stage, key: Key): Topic {
  const topic = new Topic(scope, 'AlarmTopic', { masterKey: key, enforceSSL: true });
  topic.addToResourcePolicy(allowAlarmsToPublish(topic));
  if (stage.alarmMail) topic.addSubscription(new EmailSubscription(stage.alarmMail));
  return topic;
}

/** Allows alarms of this account to publish. A topic's policy allows only the services that it lists. */
function allowAlarmsToPublish(topic: Topic): PolicyStatement {
  return new PolicyStatement({
    principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
    actions: ['sns:Publish'],
    resources: [topic.topicArn],
    conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
  });
}
