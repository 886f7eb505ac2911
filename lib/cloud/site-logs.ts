import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Logs } from './logs.ts';
import type { Site } from './site.ts';
import type { Stage } from './stage.ts';

/** No query and no cookie: both may carry personal data. */
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
  site: Site;
  logs: Logs;
}

/** Who asked the site for what. CloudFront's log deliveries can be set up in us-east-1 only, hence a stack. */
export class SiteLogs extends Stack {
  constructor(scope: Construct, id: string, { stage, site, logs, ...props }: SiteLogsProps) {
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
  }
}
