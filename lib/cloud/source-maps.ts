import { existsSync } from 'node:fs';
import { CfnOutput, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { mapsFolder } from '../build/paths.ts';
import type { Logs } from './logs.ts';
import { addNagSuppressions } from './nag-suppressions.ts';
import { suppressCopierFindings } from './pages.ts';
import type { Stage } from './stage.ts';

/** Days for which source maps are kept. No release is in use for that long. */
const keptDays = 400;

/** Bucket for the source maps of each release, which `npm run trace` reads. They are never served. */
export class SourceMaps extends Construct {
  constructor(scope: Construct, id: string, stage: Stage, logs: Logs) {
    super(scope, id);
    const bucket = new Bucket(this, 'Maps', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      versioned: true,
      serverAccessLogsBucket: logs.bucket,
      serverAccessLogsPrefix: 'source-maps/',
      lifecycleRules: [
        { expiration: Duration.days(keptDays), noncurrentVersionExpiration: Duration.days(90) },
      ],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const deployment = new BucketDeployment(this, 'Release', {
      destinationBucket: bucket,
      prune: false,
      retainOnDelete: true,
      logGroup: logs.group(this, 'Log'),
      sources: [stage.inline || !existsSync(mapsFolder) ? Source.data('none', '') : Source.asset(mapsFolder)],
    });
    suppressCopierFindings(deployment, bucket);
    addNagSuppressions(bucket, {
      'HIPAA.Security-S3BucketReplicationEnabled': 'It holds what a build of the same commit makes again.',
      'HIPAA.Security-S3DefaultEncryptionKMS':
        'It holds the program’s own open source; there is nothing to keep.',
    });
    new CfnOutput(this, 'Bucket', { value: bucket.bucketName });
  }
}
