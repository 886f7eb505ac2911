import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { S3OnFailureDestination } from 'aws-cdk-lib/aws-lambda-event-sources';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Data } from '../data.ts';
import type { EntryFunction } from '../entry-function.ts';
import type { Logs } from '../logs.ts';
import { addNagSuppressions, objectWildcardFinding } from '../nag-suppressions.ts';

const failedBatchKeys = 'aws/lambda/*';

/** A bucket for stream batches that failed after all retries. */
export class FailedBatches extends Construct {
  readonly destination: S3OnFailureDestination;
  private readonly bucket: Bucket;
  private readonly data: Data;

  constructor(scope: Construct, id: string, data: Data, logs: Logs) {
    super(scope, id);
    this.data = data;
    this.bucket = new Bucket(this, 'Bucket', {
      encryption: BucketEncryption.KMS,
      encryptionKey: data.key,
      bucketKeyEnabled: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      versioned: true,
      serverAccessLogsBucket: logs.bucket,
      serverAccessLogsPrefix: 'failures/',
      lifecycleRules: [{ expiration: Duration.days(365), noncurrentVersionExpiration: Duration.days(30) }],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.destination = new S3OnFailureDestination(this.bucket);
    addNagSuppressions(this.bucket, {
      'HIPAA.Security-S3BucketReplicationEnabled':
        'A failed batch is a copy of journal items, which the table keeps; its reactions can be run again from there.',
    });
  }

  /** Makes AWS store the failed batches of a Lambda in this bucket. AWS uses the Lambda's own IAM role. */
  keepOf(entry: EntryFunction): void {
    entry.allow(
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }),
      new PolicyStatement({
        actions: ['s3:PutObject'],
        resources: [this.bucket.arnForObjects(failedBatchKeys)],
      }),
      new PolicyStatement({ actions: ['kms:GenerateDataKey'], resources: [this.data.key.keyArn] }),
    );
    addNagSuppressions(entry, {
      [objectWildcardFinding(this.bucket, failedBatchKeys)]:
        'Lambda names each failed batch itself, below this prefix.',
    });
  }
}
