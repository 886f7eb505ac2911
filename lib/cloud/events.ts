import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, S3OnFailureDestination } from 'aws-cdk-lib/aws-lambda-event-sources';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Data } from './data.ts';
import type { EntryFunction } from './entry-function.ts';
import type { Logs } from './logs.ts';
import { addNagSuppressions, objectWildcardFinding } from './nag-suppressions.ts';

const maxRetries = 5;

/** The prefix under which Lambda writes failed batches. */
const failedBatchKeys = 'aws/lambda/*';

interface EventsProps {
  data: Data;
  logs: Logs;
  entry: EntryFunction;
}

/** Connects the table's stream to the events Lambda: journal items, new mails, registrations and files that were just attached. A batch that fails five times goes to a bucket. */
export class Events extends Construct {
  constructor(scope: Construct, id: string, { data, logs, entry }: EventsProps) {
    super(scope, id);
    const failures = failureBucket(this, data, logs);
    entry.allow(...streamReadStatements(data), ...failureWriteStatements(data, failures));
    addNagSuppressions(entry, {
      [objectWildcardFinding(failures, failedBatchKeys)]:
        'Lambda names each failed batch itself, below this prefix.',
    });
    entry.lambda.addEventSource(
      new DynamoEventSource(data.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: [newJournalItem, newMail, newRegistration, newSurveyAnswer, attachedFile],
        batchSize: 25,
        bisectBatchOnError: true,
        retryAttempts: maxRetries,
        reportBatchItemFailures: true,
        onFailure: new S3OnFailureDestination(failures),
      }),
    );
  }
}

const inserted = (kind: string) =>
  FilterCriteria.filter({
    eventName: FilterRule.isEqual('INSERT'),
    dynamodb: { NewImage: { kind: { S: FilterRule.isEqual(kind) } } },
  });

/** Journal entries, which both readers of the stream receive. */
export const newJournalItem = inserted('journal');

/** Records of who has read what. */
export const newReadRecord = inserted('read');

/** A new mail record triggers its sending. */
const newMail = inserted('mail');

/** Somebody without a sign-in has left a registration, which cannot write to the journal. */
const newRegistration = inserted('registration');

/** The same of answers to a questionnaire. */
const newSurveyAnswer = inserted('survey-answer');

/** The bytes of a file are kept once its record says so. */
const attachedFile = FilterCriteria.filter({
  eventName: FilterRule.isEqual('MODIFY'),
  dynamodb: {
    NewImage: { kind: { S: FilterRule.isEqual('file') }, status: { S: FilterRule.isEqual('kept') } },
  },
});

function failureBucket(scope: Construct, data: Data, logs: Logs): Bucket {
  const bucket = new Bucket(scope, 'Failures', {
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
  addNagSuppressions(bucket, {
    'HIPAA.Security-S3BucketReplicationEnabled':
      'A failed batch is a copy of journal items, which the table keeps; its reactions can be run again from there.',
  });
  return bucket;
}

export const streamReadStatements = ({ table, key }: Data): PolicyStatement[] => [
  new PolicyStatement({
    actions: [
      'dynamodb:DescribeStream',
      'dynamodb:GetRecords',
      'dynamodb:GetShardIterator',
      'dynamodb:ListStreams',
    ],
    resources: [table.tableStreamArn ?? ''],
  }),
  new PolicyStatement({ actions: ['kms:Decrypt'], resources: [key.keyArn] }),
];

const failureWriteStatements = ({ key }: Data, failures: Bucket): PolicyStatement[] => [
  new PolicyStatement({ actions: ['s3:ListBucket'], resources: [failures.bucketArn] }),
  new PolicyStatement({ actions: ['s3:PutObject'], resources: [failures.arnForObjects(failedBatchKeys)] }),
  new PolicyStatement({ actions: ['kms:GenerateDataKey'], resources: [key.keyArn] }),
];
