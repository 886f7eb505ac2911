import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { createArchiveLambda } from '../../../functions/lambdas/archive.ts';
import { journalBucket, region } from '../../../lib/local/start-backend.ts';
import { openWorld } from '../../support/world.ts';

async function openJournal() {
  const { backend } = await openWorld();
  const environment = backend.environmentOf('events');
  const { endpoints, credentials } = environment.standIns;
  const s3 = new S3Client({ region, endpoint: endpoints.s3, credentials, forcePathStyle: true });
  const keys = (day: string) => backend.s3.keysOf(journalBucket, `journal/${day}/`);
  const read = async (Key: string) => {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: journalBucket, Key }));
    const lines = (await Body?.transformToString())?.trimEnd().split('\n') ?? [];
    return lines.map(line => JSON.parse(line) as unknown);
  };
  return { archive: createArchiveLambda(environment), keys, read };
}

const entry = (id: string, at: string) => ({
  id,
  organization: 'brightwater',
  act: 'case.archived',
  record: 'case_1',
  by: 'sub-1',
  at,
  requestId: 'request-1',
});

const recordOf = (fields: object, SequenceNumber: string): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: {
    SequenceNumber,
    NewImage: marshall({ pk: 'O#brightwater#J#2031', sk: 'x', kind: 'journal', ...fields }) as never,
  },
});

test('journal entries are archived in the folder of their day, one per line, without table keys', async () => {
  const { archive, keys, read } = await openJournal();
  const entries = [entry('j1', '2031-02-03T23:59:59.000Z'), entry('j2', '2031-02-04T00:00:01.000Z')];
  await archive({ Records: entries.map((fields, index) => recordOf(fields, `70${index}`)) });
  expect(await keys('2031/02/03')).toEqual(['journal/2031/02/03/700-2.jsonl']);
  expect(await read('journal/2031/02/03/700-2.jsonl')).toEqual(entries);
});

test('archiving the same batch of journal entries again adds nothing', async () => {
  const { archive, keys } = await openJournal();
  const event = { Records: [recordOf(entry('j3', '2031-03-01T08:00:00.000Z'), '800')] };
  await archive(event);
  await archive(event);
  expect(await keys('2031/03/01')).toEqual(['journal/2031/03/01/800-1.jsonl']);
});

test('a batch of journal entries that cannot be archived fails as a whole and is retried', async () => {
  const { backend } = await openWorld();
  const archive = createArchiveLambda({ ...backend.environmentOf('events'), journalBucket: 'nowhere' });
  const record = recordOf(entry('j4', '2031-04-01T08:00:00.000Z'), '900');
  await expect(archive({ Records: [record] })).rejects.toMatchObject({ name: 'NoSuchBucket' });
});
