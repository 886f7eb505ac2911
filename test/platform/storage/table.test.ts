import { randomUUID } from 'node:crypto';
import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test, vi } from 'vitest';
import { Table } from '../../../functions/platform/storage/table.ts';
import { hasVersion, isAbsent, isPresent } from '../../../functions/platform/storage/write.ts';
import { dummyCredentials } from '../../../lib/local/dynamodb/create-table.ts';
import { region } from '../../../lib/local/start-backend.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { openWorld } from '../../support/world.ts';

type Send = (command: { input: object }) => Promise<unknown>;

let client: DynamoDBDocumentClient;
let name: string;
let table: Table;
beforeAll(async () => {
  const { endpoint, table: given } = (await openWorld()).backend.dynamodb;
  client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region, credentials: dummyCredentials }),
  );
  name = given;
  table = new Table(client, name);
});

/** A table whose requests first go to `send`, which passes them on to DynamoDB or answers them itself. */
function tableBehind(send: (command: { input: object }, pass: Send) => Promise<unknown>): Table {
  const pass: Send = command => client.send(command as never);
  return new Table({ send: (command: { input: object }) => send(command, pass) } as never, name);
}

const key = (sk = 'A', pk = `test-${randomUUID()}`) => ({ pk, sk });
const conflict = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map(Code => ({ Code })),
  });

test('items are returned in the order of the requested keys; a repeated key returns its item twice, a missing item is undefined', async () => {
  const [one, two] = [key('1'), key('2')];
  await table.transact([{ put: { ...one, text: 'one' } }, { put: { ...two, text: 'two' } }]);
  const items = await table.get([two, key(), one, two]);
  expect(items.map(item => item?.text)).toEqual(['two', undefined, 'one', 'two']);
  expect(await table.get([])).toEqual([]);
});

test('keys that DynamoDB left unprocessed are requested again', async () => {
  const pk = `test-${randomUUID()}`;
  const keys = ['1', '2', '3', '4'].map(sk => key(sk, pk));
  await table.transact(keys.map(put => ({ put })));
  let asked = 0;
  const stingy = tableBehind((command, pass) => {
    asked++;
    const { Keys = [] } = (command as BatchGetCommand).input.RequestItems?.[name] ?? {};
    const request = (part: typeof Keys) => ({ [name]: { Keys: part, ConsistentRead: true } });
    const first = new BatchGetCommand({ RequestItems: request(Keys.slice(0, 1)) });
    const left = Keys.length > 1 ? request(Keys.slice(1)) : {};
    return pass(first).then(answer => ({ ...(answer as object), UnprocessedKeys: left }));
  });
  expect((await stingy.get(keys)).map(item => item?.sk)).toEqual(['1', '2', '3', '4']);
  expect(asked).toBe(4);
});

test('if DynamoDB processes no key, the table is reported as busy', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const idle = tableBehind(async command => ({
    UnprocessedKeys: (command as BatchGetCommand).input.RequestItems,
  }));
  await expect(idle.get([key()])).rejects.toMatchObject({ code: 'server.busy' });
  vi.mocked(Math.random).mockRestore();
});

test('a transaction is all or nothing, and the error of a rejected write is thrown', async () => {
  const [there, fresh] = [key('there'), key('fresh')];
  await table.transact([{ put: { ...there, version: 3 } }]);
  const refused = vi.fn(() => new AppError('record.missing'));
  const writes = [
    { put: fresh, when: isAbsent },
    { update: there, set: { text: 'x' }, when: hasVersion(2), onConditionFailed: refused },
  ];
  await expect(table.transact(writes)).rejects.toMatchObject({ code: 'record.missing' });
  expect(refused).toHaveBeenCalledWith({ ...there, version: 3 });
  expect(await table.get([fresh, there])).toEqual([undefined, { ...there, version: 3 }]);
});

test('if several conditions fail, the error of the first is thrown', async () => {
  const missing = key();
  const say = (code: 'record.missing' | 'rate.limited') => () => new AppError(code);
  const writes = [
    { check: missing, when: isPresent, onConditionFailed: say('rate.limited') },
    { delete: key(), when: isPresent, onConditionFailed: say('record.missing') },
  ];
  await expect(table.transact(writes)).rejects.toMatchObject({ code: 'rate.limited' });
});

test('a transaction with a condition check that has no condition throws an error', async () => {
  await expect(table.transact([{ check: key() }])).rejects.toThrow('a check needs a condition');
});

test('an update may set values and increment a counter under a condition on that counter', async () => {
  const at = key();
  await table.transact([{ put: { ...at, seats: 2, taken: 1, name: 'a' } }]);
  const take = { update: at, add: { taken: 1 }, set: { name: 'b' }, when: { text: '#taken < #seats' } };
  await table.transact([take]);
  await expect(table.transact([take])).rejects.toThrow(TransactionCanceledException);
  expect(await table.get([at])).toEqual([{ ...at, seats: 2, taken: 2, name: 'b' }]);
});

test('conflicting transactions are retried until they succeed', async () => {
  const at = key();
  let tries = 0;
  const crowded = tableBehind(async (command, pass) => {
    if (++tries < 4) throw conflict('None', 'TransactionConflict');
    return pass(command);
  });
  await crowded.transact([{ put: { ...at, text: 'through' } }]);
  expect(tries).toBe(4);
  expect((await table.get([at]))[0]?.text).toBe('through');
});

test('a transaction that never succeeds is reported as busy; other failures are not retried', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  let tries = 0;
  const failing = (error: Error) =>
    tableBehind(async () => {
      tries++;
      throw error;
    });
  const stuck = failing(conflict('TransactionConflict'));
  await expect(stuck.transact([{ put: key() }])).rejects.toMatchObject({ code: 'server.busy' });
  expect(tries).toBe(8);
  tries = 0;
  const broken = failing(conflict('ValidationError'));
  await expect(broken.transact([{ put: key() }])).rejects.toThrow(TransactionCanceledException);
  expect(tries).toBe(1);
  vi.mocked(Math.random).mockRestore();
});

test('a failed condition has priority over a conflict in the same transaction, because retrying would not help', async () => {
  const both = tableBehind(async () => {
    throw conflict('TransactionConflict', 'ConditionalCheckFailed');
  });
  const refused = () => new AppError('version.conflict');
  const writes = [{ put: key() }, { put: key(), when: isAbsent, onConditionFailed: refused }];
  await expect(both.transact(writes)).rejects.toMatchObject({ code: 'version.conflict' });
});

test('increments of a counter add up, and the first one creates the item', async () => {
  const at = key();
  await Promise.all(Array.from({ length: 10 }, () => table.increment(at, { count: 2 }, { expiresAt: 5 })));
  expect(await table.increment(at, { count: -1 })).toEqual({ ...at, count: 19, expiresAt: 5 });
});
