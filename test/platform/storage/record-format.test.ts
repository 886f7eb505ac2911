import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { recordFormats } from '../../../functions/composition/record-formats.ts';
import type { KeyRow } from '../../../functions/platform/storage/keys.ts';
import {
  formatNamed,
  RecordFormats,
  UnknownRecordFormat,
} from '../../../functions/platform/storage/record-format.ts';
import { Table } from '../../../functions/platform/storage/table.ts';
import { hasVersion, type Item, isAbsent, isPresent } from '../../../functions/platform/storage/write.ts';
import { dummyCredentials } from '../../../lib/local/dynamodb/create-table.ts';
import { region } from '../../../lib/local/start-backend.ts';
import { keyRows } from '../../../lib/restore/key-rows.ts';
import { formatsIn, keyKinds } from '../../../lib/restore/record-formats-source.ts';
import { openWorld } from '../../support/world.ts';

/**
 * Example documents of this test: rooms have a `name` in format 1, a `title` in format 2, and `seats` from
 * format 3 on.
 */
const rows: KeyRow[] = [
  {
    record: 'room',
    format: {
      kind: 'room',
      upgrades: [({ name, ...room }) => ({ ...room, title: name }) as Item, room => ({ ...room, seats: 0 })],
    },
    pk: 'TEST#{o}',
    sk: 'ROOM#{room}',
  },
  { record: 'room by name', holds: 'derived', pk: 'TEST#{o}', sk: 'NAME#{name}' },
];

let raw: Table;
let table: Table;
/** The table as seen by a version of the code that knows only format 1. */
let olderTable: Table;
/**
 * The table as seen by a version of the code that can read format 3 but still writes format 1. Such a version
 * is deployed before the one that writes format 3.
 */
let readingTable: Table;
beforeAll(async () => {
  const { endpoint, table: name } = (await openWorld()).backend.dynamodb;
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region, credentials: dummyCredentials }),
  );
  raw = new Table(client, name);
  table = new Table(client, name, new RecordFormats(keyKinds(rows), formatsIn(rows)));
  olderTable = new Table(client, name, new RecordFormats(keyKinds(rows)));
  const readers = new RecordFormats(keyKinds(rows), [{ kind: 'room', upgrades: [], readsUpTo: 3 }]);
  readingTable = new Table(client, name, readers);
});

const newKey = () => ({ pk: `TEST#${randomUUID()}`, sk: 'ROOM#1' });
const stored = async (key: { pk: string; sk: string }) => (await raw.get([key]))[0];

async function storedRoom(item: Record<string, unknown> = { name: 'Blue', version: 1 }): Promise<Item> {
  const room = { ...newKey(), ...item };
  await raw.transact([{ put: room }]);
  return room;
}

test('a document without a format number counts as format 1 and is upgraded when it is read', async () => {
  const { pk, sk } = await storedRoom();
  const upgraded = { pk, sk, title: 'Blue', seats: 0, version: 1, fmt: 3 };
  expect(await table.get([{ pk, sk }])).toEqual([upgraded]);
  expect((await table.query({ pk, prefix: 'ROOM#' }, { limit: 5 })).items).toEqual([upgraded]);
  expect(await stored({ pk, sk })).toEqual({ pk, sk, name: 'Blue', version: 1 });
});

test('a document in a format between the oldest and the newest is upgraded from its own format', async () => {
  const room = await storedRoom({ title: 'Green', fmt: 2 });
  expect(await table.get([room])).toEqual([{ ...room, seats: 0, fmt: 3 }]);
});

test('a document is written in the newest format, and other items get no format number', async () => {
  const [room, other] = [newKey(), { ...newKey(), sk: 'NAME#blue' }];
  await table.transact([{ put: { ...room, title: 'Blue' }, when: isAbsent }, { put: other }]);
  expect(await stored(room)).toEqual({ ...room, title: 'Blue', fmt: 3 });
  expect(await stored(other)).toEqual(other);
  const alone = newKey();
  await table.putIfAbsent({ ...alone, title: 'Red' });
  expect(await stored(alone)).toMatchObject({ fmt: 3 });
});

test('a document of an older format is upgraded before a part of the document is changed', async () => {
  const { pk, sk } = await storedRoom();
  await table.transact([
    { update: { pk, sk }, set: { title: 'Red' }, add: { seats: 2 }, when: hasVersion(1) },
  ]);
  expect(await stored({ pk, sk })).toEqual({ pk, sk, title: 'Red', seats: 2, version: 1, fmt: 3 });
});

test('an update creates a missing document in the newest format', async () => {
  const key = newKey();
  await table.transact([{ update: key, set: { title: 'New' }, when: isAbsent }]);
  expect(await stored(key)).toEqual({ ...key, title: 'New', fmt: 3 });
});

test('a failed condition on a document of an older format is reported with the upgraded document', async () => {
  const room = await storedRoom();
  const seen: unknown[] = [];
  const refused = (existing: Item | undefined) => {
    seen.push(existing?.title);
    return new Error('refused');
  };
  const { pk, sk } = room;
  for (const write of [
    { put: room, when: hasVersion(2) },
    { update: { pk, sk }, set: { title: 'Red' }, when: hasVersion(2) },
  ])
    await expect(table.transact([{ ...write, onConditionFailed: refused }])).rejects.toThrow('refused');
  expect(seen).toEqual(['Blue', 'Blue']);
});

test('two concurrent updates of a document of an older format are both kept', async () => {
  const { pk, sk } = await storedRoom();
  await Promise.all([1, 2, 3].map(() => table.transact([{ update: { pk, sk }, add: { seats: 1 } }])));
  expect(await stored({ pk, sk })).toMatchObject({ title: 'Blue', seats: 3, fmt: 3 });
});

test('a version of the code that does not know a document’s format neither reads nor changes the document', async () => {
  const room = await storedRoom({ title: 'Blue', version: 1, fmt: 3 });
  const { pk, sk } = room;
  await expect(olderTable.get([{ pk, sk }])).rejects.toThrow(UnknownRecordFormat);
  await expect(olderTable.query({ pk }, { limit: 5 })).rejects.toThrow(
    'a room has format 3, and this version reads up to 1: deploy the newer version again',
  );
  for (const when of [undefined, isPresent])
    await expect(
      olderTable.transact([{ update: { pk, sk }, set: { name: 'Red' }, ...(when && { when }) }]),
    ).rejects.toThrow(UnknownRecordFormat);
  expect(await stored({ pk, sk })).toEqual(room);
});

test('code that can read the next format keeps the new fields of a document, but writes its own format number', async () => {
  const room = await storedRoom({ title: 'Blue', seats: 4, version: 1, fmt: 3 });
  const [read] = await readingTable.get([room]);
  expect(read).toEqual(room);
  await readingTable.transact([{ put: { ...read, version: 2 } as Item, when: hasVersion(1) }]);
  expect(await stored(room)).toEqual({ ...room, version: 2, fmt: 1 });
  const newer = await storedRoom({ title: 'Red', fmt: 4 });
  await expect(readingTable.get([newer])).rejects.toThrow('reads up to 3');
});

test('the Lambdas know the stored format of every kind of document in the key diagram', () => {
  const sample = (template: string) => template.replaceAll(/\{\w+\}/g, 'x1');
  for (const row of keyRows) {
    const found = recordFormats.find({ pk: sample(row.pk), sk: sample(row.sk) });
    expect([row.record, found]).toEqual([row.record, 'format' in row ? formatNamed(row.format) : undefined]);
  }
});
