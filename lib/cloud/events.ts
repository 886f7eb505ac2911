import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type { Data } from './data.ts';
import type { EntryFunction } from './entry-function.ts';
import { FailedBatches } from './failures/failed-batches.ts';
import type { Logs } from './logs.ts';
import type { Stage } from './stage.ts';

const maxRetries = 5;

interface EventsProps {
  stage: Stage;
  data: Data;
  logs: Logs;
  entry: EntryFunction;
}

/**
 * Connects the table's stream to the Lambda `events`. The Lambda gets new journal entries, emails, webhook
 * deliveries and input of families, and newly attached files. A batch that fails five times is stored in a
 * bucket.
 */
export class Events extends Construct {
  readonly failures: FailedBatches;

  constructor(scope: Construct, id: string, { stage, data, logs, entry }: EventsProps) {
    super(scope, id);
    this.failures = new FailedBatches(this, 'Failures', data, logs);
    this.failures.keepOf(entry);
    entry.allow(...streamReadStatements(data));
    entry.lambda.addEventSource(
      new DynamoEventSource(data.table, {
        enabled: stage.maintenance !== 'stopped',
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: [newJournalItem, newOutgoing, newRegistration, newSurveyAnswer, attachedFile],
        batchSize: 25,
        parallelizationFactor: stage.stream.parallel,
        bisectBatchOnError: true,
        retryAttempts: maxRetries,
        reportBatchItemFailures: true,
        onFailure: this.failures.destination,
      }),
    );
  }
}

/** A filter for new items of these kinds. Kinds share a filter, because AWS limits the number of filters. */
const inserted = (...kinds: string[]) =>
  FilterCriteria.filter({
    eventName: FilterRule.isEqual('INSERT'),
    dynamodb: { NewImage: { kind: { S: FilterRule.or(...kinds) } } },
  });

/** Filter for new journal entries, for both Lambdas that read the stream (`events` and `archive`). */
export const newJournalItem = inserted('journal');

export const newReadRecord = inserted('read');

/** Filter for new emails and webhook deliveries. The Lambda puts them into their queues. */
const newOutgoing = inserted('mail', 'webhook-delivery');

/** Filter for new registrations. Their senders have no sign-in and cannot write to the journal. */
const newRegistration = inserted('registration');

/** Filter for new questionnaire answers, which may also come from people without a sign-in. */
const newSurveyAnswer = inserted('survey-answer');

/** Filter for files that were just attached to a record. The Lambda then protects their bytes. */
const attachedFile = FilterCriteria.filter({
  eventName: FilterRule.isEqual('MODIFY'),
  dynamodb: {
    NewImage: { kind: { S: FilterRule.isEqual('file') }, status: { S: FilterRule.isEqual('kept') } },
  },
});

export const streamReadStatements = ({ table, key }: Data): PolicyStatement[] => [
  new PolicyStatement({
    actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
    resources: [table.tableStreamArn ?? ''],
  }),
  // IAM cannot limit `ListStreams` to an ARN.
  new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }),
  new PolicyStatement({ actions: ['kms:Decrypt'], resources: [key.keyArn] }),
];
