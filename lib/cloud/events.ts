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

/** Connects the table's stream to the events Lambda: journal items, new mails, registrations and files that were just attached. A batch that fails five times is kept. */
export class Events extends Construct {
  readonly failures: FailedBatches;

  constructor(scope: Construct, id: string, { stage, data, logs, entry }: EventsProps) {
    super(scope, id);
    this.failures = new FailedBatches(this, 'Failures', data, logs);
    this.failures.keepOf(entry);
    entry.allow(...streamReadStatements(data));
    entry.lambda.addEventSource(
      new DynamoEventSource(data.table, {
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

/** One of few filters that a reader of a stream may have. */
const inserted = (...kinds: string[]) =>
  FilterCriteria.filter({
    eventName: FilterRule.isEqual('INSERT'),
    dynamodb: { NewImage: { kind: { S: FilterRule.or(...kinds) } } },
  });

/** Journal entries, which both readers of the stream receive. */
export const newJournalItem = inserted('journal');

/** Records of who has read what. */
export const newReadRecord = inserted('read');

/** A new record of a mail, or of a delivery to a webhook, triggers its sending. */
const newOutgoing = inserted('mail', 'webhook-delivery');

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
