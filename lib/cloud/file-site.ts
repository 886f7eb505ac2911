import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Construct } from 'constructs';
import { addNagSuppressions } from './nag-suppressions.ts';
import { storedFileHeaders } from './site-edge.ts';
import { filesHost, type Stage } from './stage.ts';

/**
 * Serves stored files from a separate host name, with headers that S3 cannot send. It has no permissions of
 * its own: each link contains a signature, which the bucket checks.
 */
export class FileSite extends Construct {
  readonly url: string;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Lumitree ${stage.name} files`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_200,
      defaultBehavior: {
        origin: new HttpOrigin(filesHost(stage), {
          protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
          originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        }),
        allowedMethods: AllowedMethods.ALLOW_GET_HEAD_OPTIONS,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        responseHeadersPolicy: storedFileHeaders(this),
      },
    });
    this.url = `https://${this.distribution.distributionDomainName}`;
    addNagSuppressions(this.distribution, {
      'AwsSolutions-CFR1': 'Families and clinicians travel; being abroad is no reason to be refused.',
      'AwsSolutions-CFR2':
        'It passes on nothing but signed links, which the bucket checks; a firewall would know no better.',
      'AwsSolutions-CFR3': 'The bucket behind it logs every request with the role that signed it.',
      'AwsSolutions-CFR4':
        'Without a domain of its own, CloudFront’s certificate is used and its TLS policy cannot be set.',
    });
  }
}
