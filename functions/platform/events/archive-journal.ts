import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';

export type ArchiveJournal = (records: DynamoDBRecord[]) => Promise<void>;

/**
 * Writes batches of journal entries to the journal bucket as JSON lines. A batch that is written twice gets
 * the same key. After a failure, an entry can be in two objects; both copies have the same entry id.
 */
export function journalArchiver(environment: Environment): ArchiveJournal {
  const { region, journalBucket: Bucket, standIns } = environment;
  const s3 = new S3Client({
    region,
    endpoint: standIns?.endpoints.s3,
    credentials: standIns?.credentials,
    forcePathStyle: standIns !== undefined,
    requestHandler: awsTimeouts,
  });
  return async records => {
    const [first] = records;
    if (!first) return;
    await s3.send(
      new PutObjectCommand({
        Bucket,
        Key: keyOf(first, records.length),
        Body: records.map(lineOf).join(''),
        ContentType: 'application/jsonl',
      }),
    );
  };
}

/** Object key of a batch. It begins with the day of the first entry, so that one day can be read alone. */
function keyOf({ dynamodb }: DynamoDBRecord, count: number): string {
  const day = String(entryOf(dynamodb).at).slice(0, 10).replaceAll('-', '/');
  return `journal/${day}/${dynamodb?.SequenceNumber}-${count}.jsonl`;
}

function lineOf({ dynamodb }: DynamoDBRecord): string {
  const { id, organization, act, record, detail, by, at, network, requestId } = entryOf(dynamodb);
  return `${JSON.stringify({ id, organization, act, record, detail, by, at, network, requestId })}\n`;
}

function entryOf(change: DynamoDBRecord['dynamodb']): Record<string, unknown> {
  return unmarshall((change?.NewImage ?? {}) as Record<string, AttributeValue>);
}
