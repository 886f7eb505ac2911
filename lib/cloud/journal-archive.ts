import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectLockRetention } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { retention } from '../../shared/features/organizations/organizations/retention.ts';
import type { Data } from './data.ts';
import type { EntryFunction } from './entry-function.ts';
import { newJournalItem, newReadRecord, streamReadStatements } from './events.ts';
import type { FailedBatches } from './failures/failed-batches.ts';
import type { Logs } from './logs.ts';
import { addNagSuppressions, objectWildcardFinding } from './nag-suppressions.ts';
import type { Stage } from './stage.ts';

const archivedObjects = 'journal/*';

/**
 * How long failed copies of journal entries are retried. It is enough for an outage of several hours. After
 * that, the entries are stored as failed batches, because the stream drops them after 24 hours.
 */
const maxRecordAge = Duration.hours(12);
const maxRetries = 1_000;

interface JournalCopyProps {
  stage: Stage;
  data: Data;
  logs: Logs;
  entry: EntryFunction;
  failures: FailedBatches;
}

/** A second copy of the journal. Access to the table is not enough to change or delete it. */
export class JournalArchive extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { stage, data, logs, entry, failures }: JournalCopyProps) {
    super(scope, id);
    this.bucket = lockedBucket(this, stage, data, logs);
    entry.lambda.addEnvironment('JOURNAL_BUCKET', this.bucket.bucketName);
    entry.allow(
      ...streamReadStatements(data),
      new PolicyStatement({
        actions: ['s3:PutObject'],
        resources: [this.bucket.arnForObjects(archivedObjects)],
      }),
      new PolicyStatement({ actions: ['kms:GenerateDataKey'], resources: [data.key.keyArn] }),
    );
    addNagSuppressions(entry, {
      [objectWildcardFinding(this.bucket, archivedObjects)]:
        'It names each batch by its day and place in the stream.',
    });
    failures.keepOf(entry);
    entry.lambda.addEventSource(
      new DynamoEventSource(data.table, {
        enabled: stage.maintenance !== 'stopped',
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: [newJournalItem, newReadRecord],
        batchSize: 1_000,
        maxBatchingWindow: Duration.minutes(5),
        parallelizationFactor: stage.stream.parallel,
        bisectBatchOnError: true,
        retryAttempts: maxRetries,
        maxRecordAge,
        onFailure: failures.destination,
      }),
    );
  }
}

function lockedBucket(scope: Construct, { locks }: Stage, data: Data, logs: Logs): Bucket {
  const kept = Duration.days(retention.journalCopy);
  const bucket = new Bucket(scope, 'Bucket', {
    encryption: BucketEncryption.KMS,
    encryptionKey: data.key,
    bucketKeyEnabled: true,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    versioned: true,
    objectLockDefaultRetention:
      locks === 'compliance' ? ObjectLockRetention.compliance(kept) : ObjectLockRetention.governance(kept),
    serverAccessLogsBucket: logs.bucket,
    serverAccessLogsPrefix: 'journal/',
    removalPolicy: RemovalPolicy.RETAIN,
  });
  addNagSuppressions(bucket, {
    'HIPAA.Security-S3BucketReplicationEnabled':
      'It is the second copy of what the table holds, and cannot be erased.',
  });
  return bucket;
}
