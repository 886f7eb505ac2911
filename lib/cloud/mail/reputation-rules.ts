import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmRule } from '../alarms.ts';

/** Alarms about bounces and complaints. They must be in the region whose SES sends the emails. */
export const reputationRules = (): AlarmRule[] => [
  { id: 'mails-bounce', metric: sesReputation('BounceRate'), threshold: 0.04, runbook: 'mails-come-back' },
  {
    id: 'mails-are-complained-of',
    metric: sesReputation('ComplaintRate'),
    threshold: 0.0008,
    runbook: 'mails-come-back',
  },
];

const sesReputation = (name: string): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${name}`,
    statistic: Stats.AVERAGE,
    period: Duration.hours(1),
  });
