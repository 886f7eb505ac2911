import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { EventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Data } from '../data.ts';
import type { EntryFunction } from '../entry-function.ts';
import { addNagSuppressions } from '../nag-suppressions.ts';

/** How AWS retries a Lambda that is invoked asynchronously. */
interface Retries {
  /** Number of retries; Lambda allows at most two. */
  times: 0 | 1 | 2;
  within: Duration;
}

/**
 * A queue with the events of failed asynchronous invocations, and their errors. Failures of queues and
 * streams are stored elsewhere: in dead-letter queues, and in `FailedBatches`.
 */
export class FailedInvocations extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { key }: Data) {
    super(scope, id);
    this.queue = new Queue(this, 'Kept', {
      encryption: QueueEncryption.KMS,
      encryptionMasterKey: key,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    addNagSuppressions(this.queue, {
      'AwsSolutions-SQS3': 'It holds what failed already; an alarm tells of every message in it.',
    });
    key.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('events.amazonaws.com')],
        actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
        resources: ['*'],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
  }

  /** Makes AWS send the failed events of a Lambda to this queue. AWS uses the Lambda's own IAM role. */
  keepOf(entry: EntryFunction, { times, within }: Retries): void {
    entry.allow(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.queue.queueArn] }),
      new PolicyStatement({
        actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
        resources: [this.queue.encryptionMasterKey?.keyArn ?? ''],
      }),
    );
    new EventInvokeConfig(entry, 'Unwaited', {
      function: entry.lambda,
      retryAttempts: times,
      maxEventAge: within,
      onFailure: new SqsDestination(this.queue),
    });
  }
}
