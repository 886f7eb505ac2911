import { ArnFormat, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { retention } from '../../shared/features/organizations/organizations/retention.ts';
import { Alarms, alarmTopic, metricPeriod } from './alarms.ts';
import { addBudget } from './budget.ts';
import { customResponses, firewallRules, ruleNameAndMetric } from './firewall-rules.ts';
import { logKey } from './logs.ts';
import { type Stage, stackMark } from './stage.ts';

interface EdgeProps extends StackProps {
  stage: Stage;
}

/** Stack with the site's firewall and certificate, which AWS allows only in us-east-1. */
export class Edge extends Stack {
  readonly firewall: CfnWebACL;
  readonly certificate: Certificate | undefined;
  readonly alarmTopic: Topic;

  constructor(scope: Construct, id: string, { stage, ...props }: EdgeProps) {
    super(scope, id, props);
    this.firewall = new CfnWebACL(this, 'Firewall', {
      ...ruleNameAndMetric(`lumitree-${stage.name}`),
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: firewallRules(),
      customResponseBodies: customResponses,
    });
    const key = logKey(this, 'LogKey', 'us-east-1');
    this.logFirewall(stage, key);
    this.alarmTopic = alarmTopic(this, stage, key);
    addBudget(this, stage);
    new Alarms(this, 'Alarms', stage, this.alarmTopic, [
      {
        id: 'firewall-blocks',
        metric: blockedRequests(stage),
        threshold: 1_000,
        runbook: 'the-firewall-blocks-much',
      },
    ]);
    this.certificate = stage.domain
      ? new Certificate(this, 'Certificate', {
          domainName: stage.domain.name,
          validation: CertificateValidation.fromDns(hostedZoneOf(this, stage.domain)),
        })
      : undefined;
  }

  /** Logs blocked and counted requests, without personal data. */
  private logFirewall(stage: Stage, key: Key): void {
    // WAF writes only to log groups whose names begin like this, and needs their ARN without the final `:*`.
    const logGroupName = `aws-waf-logs-lumitree-${stage.name}-${stackMark}`;
    const group = new LogGroup(this, 'Log', {
      logGroupName,
      encryptionKey: key,
      retention: retention.logs,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const logging = new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: this.firewall.attrArn,
      logDestinationConfigs: [
        this.formatArn({
          service: 'logs',
          resource: 'log-group',
          resourceName: logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      redactedFields: [
        { queryString: {} },
        ...['authorization', 'cookie'].map(name => ({ singleHeader: { Name: name } })),
      ],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          {
            Behavior: 'KEEP',
            Requirement: 'MEETS_ANY',
            Conditions: ['BLOCK', 'COUNT'].map(Action => ({ ActionCondition: { Action } })),
          },
        ],
      },
    });
    logging.node.addDependency(group);
  }
}

const blockedRequests = (stage: Stage): Metric =>
  new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap: { WebACL: `lumitree-${stage.name}`, Rule: 'ALL' },
    statistic: Stats.SUM,
    period: metricPeriod,
  });

/** The hosted zone of a stage's domain. It must exist before the product is deployed. */
export function hostedZoneOf(scope: Construct, { zone, zoneId }: NonNullable<Stage['domain']>): IHostedZone {
  return HostedZone.fromHostedZoneAttributes(scope, 'Zone', { zoneName: zone, hostedZoneId: zoneId });
}
