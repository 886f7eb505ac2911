import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { DeduplicationScope, FifoThroughputLimit, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { maxReceives } from '../../shared/core/limits.ts';
import type { Data } from './data.ts';
import type { EntryFunction } from './entry-function.ts';
import type { Stage } from './stage.ts';

/** The visibility timeout of a queue is this many times the timeout of its Lambda, as AWS recommends. */
const visibilityTimeoutFactor = 6;

/**
 * The smallest limit of parallel batches that AWS allows for a queue. Without a limit, SQS delivers more
 * messages than the worker can process. The remaining messages return to the queue and count as received.
 * After being received five times, they would move to the dead-letter queue although nothing is wrong with
 * them.
 */
const fewestAtOnce = 2;

/**
 * Number of worker instances that the queue leaves free for other events: the hourly schedule, and bounces.
 */
const keptForEvents = 2;

interface WorkQueueProps {
  stage: Stage;
  data: Data;
  worker: EntryFunction;
  /** The Lambdas that send messages. Each gets the queue's URL in the variable `environmentVariable`. */
  senders: EntryFunction[];
  environmentVariable: string;
  /** Messages of a group are processed one after the other, in order. */
  isFifo?: boolean;
  batchSize: number;
  /**
   * Whether the worker also gets the messages of the dead-letter queue. It then marks their records as
   * failed.
   */
  marksGivenUp?: boolean;
}

/**
 * A queue with its worker and dead-letter queue, for work that takes too long for a reaction to a journal
 * entry.
 */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetterQueue: Queue;

  constructor(scope: Construct, id: string, props: WorkQueueProps) {
    super(scope, id);
    const { stage, data, worker, senders, environmentVariable, isFifo, batchSize, marksGivenUp } = props;
    const visibilityTimeout = Duration.seconds(
      visibilityTimeoutFactor * (worker.lambda.timeout?.toSeconds() ?? 0),
    );
    const kept = {
      encryption: QueueEncryption.KMS,
      encryptionMasterKey: data.key,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      ...(isFifo && {
        fifo: true,
        deduplicationScope: DeduplicationScope.MESSAGE_GROUP,
        fifoThroughputLimit: FifoThroughputLimit.PER_MESSAGE_GROUP_ID,
      }),
    };
    this.deadLetterQueue = new Queue(this, 'GivenUp', {
      ...kept,
      ...(marksGivenUp && { visibilityTimeout }),
    });
    this.queue = new Queue(this, 'Waiting', {
      ...kept,
      visibilityTimeout,
      deadLetterQueue: { queue: this.deadLetterQueue, maxReceiveCount: maxReceives },
    });
    const taken = marksGivenUp ? [this.queue, this.deadLetterQueue] : [this.queue];
    worker.allow(
      new PolicyStatement({
        actions: [
          'sqs:ChangeMessageVisibility',
          'sqs:DeleteMessage',
          'sqs:GetQueueAttributes',
          'sqs:ReceiveMessage',
        ],
        resources: taken.map(({ queueArn }) => queueArn),
      }),
    );
    for (const queue of taken)
      worker.lambda.addEventSource(
        new SqsEventSource(queue, {
          enabled: stage.maintenance !== 'stopped',
          batchSize,
          reportBatchItemFailures: true,
          maxConcurrency:
            queue === this.queue
              ? worker.reservedConcurrency - keptForEvents - (taken.length - 1) * fewestAtOnce
              : fewestAtOnce,
        }),
      );
    const send = new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.queue.queueArn] });
    const useKey = new PolicyStatement({
      actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
      resources: [data.key.keyArn],
    });
    for (const sender of senders) {
      sender.lambda.addEnvironment(environmentVariable, this.queue.queueUrl);
      sender.allow(send);
    }
    for (const entry of new Set([worker, ...senders])) entry.allow(useKey);
  }
}
