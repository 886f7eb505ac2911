import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type AlarmRule, Alarms, metricPeriod } from './alarms.ts';
import type { Edge } from './edge.ts';
import type { FileSite } from './file-site.ts';
import type { Logs } from './logs.ts';
import type { Site } from './site.ts';
import type { Stage } from './stage.ts';

/** Fields of the access log. Query and cookies are left out, because they may contain personal data. */
const fields = [
  'date',
  'time',
  'x-edge-location',
  'c-ip',
  'cs-method',
  'cs(Host)',
  'cs-uri-stem',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'x-edge-result-type',
  'x-edge-request-id',
  'cs-protocol',
  'ssl-protocol',
  'cs(User-Agent)',
];

interface SiteLogsProps extends StackProps {
  stage: Stage;
  edge: Edge;
  site: Site;
  fileSite: FileSite;
  logs: Logs;
}

/**
 * Access logs of the site, and alarms about its errors. They are in a separate stack, because CloudFront
 * offers log deliveries and metrics only in us-east-1.
 */
export class SiteLogs extends Stack {
  constructor(scope: Construct, id: string, { stage, edge, site, fileSite, logs, ...props }: SiteLogsProps) {
    super(scope, id, props);
    const name = `lumitree-${stage.name}-site`;
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: site.distribution.distributionArn,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      outputFormat: 'json',
      destinationResourceArn: `${logs.bucket.bucketArn}/site`,
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: fields,
    });
    delivery.node.addDependency(source);
    new Alarms(this, 'Alarms', stage, edge.alarmTopic, [
      failureRule('site-fails', site.distribution),
      failureRule('files-fail', fileSite.distribution),
    ]);
  }
}

/**
 * Alarm about the percentage of requests with a 5xx status. It must be high in two consecutive periods, so
 * that a single failure during a quiet night does not start an alarm.
 */
const failureRule = (id: string, { distributionId: DistributionId }: Distribution): AlarmRule => ({
  id,
  metric: new Metric({
    namespace: 'AWS/CloudFront',
    metricName: '5xxErrorRate',
    dimensionsMap: { DistributionId, Region: 'Global' },
    statistic: Stats.AVERAGE,
    period: metricPeriod,
  }),
  threshold: 2,
  evaluationPeriods: 2,
  runbook: 'the-site-fails',
});
