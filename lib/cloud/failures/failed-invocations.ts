import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { EventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Data } from '../data.ts';
import type { EntryFunction } from '../entry-function.ts';
import { addNagSuppressions } from '../nag-suppressions.ts';

/** How a Lambda that nobody waits for is tried again. */
interface Retries {
  /** How often after the first time; Lambda takes two at the most. */
  times: 0 | 1 | 2;
  within: Duration;
}

/**
 * Keeps what a Lambda that nobody waits for could not do: the event with the error. Queues and streams
 * have their own places for that.
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

  /** Lambda itself sends what failed, by the Lambda's own role. */
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
