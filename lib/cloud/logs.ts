import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { retention } from '../../shared/features/organizations/organizations/retention.ts';
import { addNagSuppressions } from './nag-suppressions.ts';
import type { Stage } from './stage.ts';

export class Logs extends Construct {
  readonly bucket: Bucket;
  readonly key: Key;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.key = logKey(this, 'Key', stage.region);
    this.bucket = new Bucket(this, 'Access', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [{ expiration: Duration.days(400), noncurrentVersionExpiration: Duration.days(1) }],
    });
    this.bucket.addToResourcePolicy(allowCloudFrontToDeliver(this.bucket));
    addNagSuppressions(this.bucket, {
      'AwsSolutions-S1': 'It receives the access logs; logging it into itself would never end.',
      'HIPAA.Security-S3BucketLoggingEnabled':
        'It receives the access logs; logging it into itself would never end.',
      'HIPAA.Security-S3BucketReplicationEnabled':
        'Access logs are no record of care; they expire after 400 days.',
      'HIPAA.Security-S3DefaultEncryptionKMS':
        'S3 delivers access logs only into buckets encrypted with its own keys.',
    });
  }

  group(scope: Construct, id: string, logGroupName?: string): LogGroup {
    return new LogGroup(scope, id, {
      ...(logGroupName && { logGroupName }),
      encryptionKey: this.key,
      retention: retention.logs,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
  }
}

export function logKey(scope: Construct, id: string, region: string): Key {
  const key = new Key(scope, id, { enableKeyRotation: true, description: 'Lumitree: logs' });
  key.addToResourcePolicy(allowCloudWatchToEncrypt(region));
  key.addToResourcePolicy(allowAlarmsToEncrypt());
  return key;
}

function allowAlarmsToEncrypt(): PolicyStatement {
  return new PolicyStatement({
    principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
    actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
    resources: ['*'],
  });
}

function allowCloudWatchToEncrypt(region: string): PolicyStatement {
  const groups = `arn:${Aws.PARTITION}:logs:${region}:${Aws.ACCOUNT_ID}:log-group:*`;
  return new PolicyStatement({
    principals: [new ServicePrincipal(`logs.${region}.amazonaws.com`)],
    actions: ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey*', 'kms:ReEncrypt*'],
    resources: ['*'],
    conditions: { ArnLike: { 'kms:EncryptionContext:aws:logs:arn': groups } },
  });
}

function allowCloudFrontToDeliver(bucket: Bucket): PolicyStatement {
  return new PolicyStatement({
    principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
    actions: ['s3:PutObject'],
    resources: [bucket.arnForObjects('site/*')],
    conditions: {
      StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID },
      ArnLike: { 'aws:SourceArn': `arn:${Aws.PARTITION}:logs:us-east-1:${Aws.ACCOUNT_ID}:delivery-source:*` },
    },
  });
}
