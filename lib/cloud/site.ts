import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  Distribution,
  type DistributionProps,
  FunctionEventType,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AaaaRecord, ARecord, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { originHeader } from '../../shared/core/origin-header.ts';
import { refuseCallSource } from './api/api-refusals.ts';
import { addOriginsOfCells, frontFunction } from './cells/front.ts';
import type { Neighbours } from './cells/neighbours.ts';
import { type Edge, hostedZoneOf } from './edge.ts';
import type { Logs } from './logs.ts';
import { addNagSuppressions } from './nag-suppressions.ts';
import { apiHeaders, cloudFrontFunction, pageHeaders } from './site-edge.ts';
import { pickFileSource, setStatusSource } from './site-routing.ts';
import type { Stage } from './stage.ts';

interface SiteProps {
  stage: Stage;
  logs: Logs;
  edge: Edge;
  apiHost: string;
  filesUrl: string;
  /** The secret that the site adds to requests to the API, to prove that they came through it. */
  originSecret: string;
  neighbours: Neighbours;
}

/**
 * The site, with one host name for pages and API: files come from a bucket, `/api/*` goes to the HTTP API.
 */
export class Site extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  readonly url: string;

  constructor(
    scope: Construct,
    id: string,
    { stage, logs, edge, apiHost, filesUrl, originSecret, neighbours }: SiteProps,
  ) {
    super(scope, id);
    this.bucket = pagesBucket(this, logs);
    /** Other cells to which this site forwards requests. Only the first cell's site does so. */
    const behind = neighbours.first ? [] : neighbours.others;
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Lumitree ${stage.name}`,
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_200,
      webAclId: edge.firewall.attrArn,
      ...ownDomain(stage, edge),
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy: pageHeaders(this, stage, filesUrl, neighbours),
        functionAssociations: [
          {
            eventType: FunctionEventType.VIEWER_REQUEST,
            function: cloudFrontFunction(this, 'PickFile', pickFileSource),
          },
          {
            eventType: FunctionEventType.VIEWER_RESPONSE,
            function: cloudFrontFunction(this, 'SetStatus', setStatusSource),
          },
        ],
      },
      additionalBehaviors: {
        '/api/*': {
          origin: new HttpOrigin(apiHost, {
            protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
            originSslProtocols: [OriginSslPolicy.TLS_V1_2],
            customHeaders: { [originHeader]: originSecret },
          }),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          responseHeadersPolicy: apiHeaders(this),
          functionAssociations: [
            {
              eventType: FunctionEventType.VIEWER_REQUEST,
              function:
                behind.length > 0
                  ? frontFunction(this, 'RefuseCall', stage)
                  : cloudFrontFunction(this, 'RefuseCall', refuseCallSource(stage)),
            },
          ],
        },
      },
    });
    addOriginsOfCells(this.distribution, behind);
    this.url = `https://${stage.domain?.name ?? this.distribution.distributionDomainName}`;
    if (stage.domain) addDnsRecords(this, stage.domain, this.distribution);
    addNagSuppressions(this.distribution, {
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
        'The list itself cannot be asked for: its address is the root, which is the start page. To be told of a missing file needs the right to list.',
      'AwsSolutions-CFR1': 'Families and clinicians travel; being abroad is no reason to be refused.',
      'AwsSolutions-CFR3': 'Logged by the newer delivery, without queries, in the stack of the site’s logs.',
      'AwsSolutions-CFR4':
        'Without a domain of its own, CloudFront’s certificate is used and its TLS policy cannot be set.',
    });
  }
}

/** Host names and certificate of a site with its own domain; empty for a site without a domain. */
function ownDomain({ domain }: Stage, { certificate }: Edge): Partial<DistributionProps> {
  if (!domain || !certificate) return {};
  return {
    domainNames: [domain.name],
    certificate,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
  };
}

function addDnsRecords(
  scope: Construct,
  domain: NonNullable<Stage['domain']>,
  distribution: Distribution,
): void {
  const record = {
    zone: hostedZoneOf(scope, domain),
    recordName: `${domain.name}.`,
    target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
  };
  new ARecord(scope, 'Name', record);
  new AaaaRecord(scope, 'NameIPv6', record);
}

function pagesBucket(scope: Construct, logs: Logs): Bucket {
  const bucket = new Bucket(scope, 'Pages', {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    versioned: true,
    serverAccessLogsBucket: logs.bucket,
    serverAccessLogsPrefix: 'pages/',
    lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(90) }],
    removalPolicy: RemovalPolicy.RETAIN,
  });
  addNagSuppressions(bucket, {
    'HIPAA.Security-S3BucketReplicationEnabled':
      'It holds the program that every visitor is sent; a deployment makes it again.',
    'HIPAA.Security-S3DefaultEncryptionKMS':
      'It holds the program that every visitor is sent; there is nothing to keep from reading.',
  });
  return bucket;
}
