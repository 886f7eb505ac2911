import {
  BatchGetItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  ExecuteStatementCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactGetItemsCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IamRoleName } from '../../../lib/cloud/table-policies.ts';
import { createTable, tableDefinition } from '../../../lib/local/dynamodb/create-table.ts';
import { type DynamoDbCall, startDynamoDbProxy } from '../../../lib/local/dynamodb/start-dynamodb-proxy.ts';
import { type Dynoxide, startDynoxide } from '../../../lib/local/dynamodb/start-dynoxide.ts';
import { startSts } from '../../../lib/local/sts/start-sts.ts';

const region = 'ap-east-1';
const { TableName } = tableDefinition;
const seen: DynamoDbCall[] = [];

let dynoxide: Dynoxide;
let sts: Awaited<ReturnType<typeof startSts>>;
let proxy: Awaited<ReturnType<typeof startDynamoDbProxy>>;
beforeAll(async () => {
  [dynoxide, sts] = await Promise.all([startDynoxide(undefined), startSts()]);
  await createTable(dynoxide.endpoint, region);
  proxy = await startDynamoDbProxy({
    upstream: dynoxide.endpoint,
    keys: sts,
    onCall: call => seen.push(call),
  });
});
afterAll(async () => {
  await Promise.all([proxy.close(), sts.close()]);
  await dynoxide.close();
});

/**
 * Sends a command with these access keys. Returns `let in` if the command is allowed, otherwise the error
 * name.
 */
async function attempt(command: Command, credentials: { accessKeyId: string; secretAccessKey: string }) {
  const client = new DynamoDBClient({ endpoint: proxy.endpoint, region, credentials, maxAttempts: 1 });
  const answer = client.send(command as GetItemCommand).then(
    () => 'let in',
    (error: Error) => error.name,
  );
  return answer.finally(() => client.destroy());
}
type Command = { input: object };

const as = (role: IamRoleName, org?: string) => (command: Command) =>
  attempt(command, sts.issue(role, org === undefined ? {} : { org }));

const at = (pk: string, sk = 'A') => ({ pk: { S: pk }, sk: { S: sk } });
const get = (pk: string) => new GetItemCommand({ TableName, Key: at(pk) });
const put = (pk: string) => new PutItemCommand({ TableName, Item: at(pk) });
const remove = (pk: string) => new DeleteItemCommand({ TableName, Key: at(pk) });
const update = (pk: string) =>
  new UpdateItemCommand({
    TableName,
    Key: at(pk),
    UpdateExpression: 'SET #a = :a',
    ExpressionAttributeNames: { '#a': 'a' },
    ExpressionAttributeValues: { ':a': { S: 'x' } },
  });
const query = (pk: string, IndexName?: 'gsi1' | 'gsi2') =>
  new QueryCommand({
    TableName,
    IndexName,
    KeyConditionExpression: '#pk = :pk',
    ExpressionAttributeNames: { '#pk': IndexName ? `${IndexName}pk` : 'pk' },
    ExpressionAttributeValues: { ':pk': { S: pk } },
  });
const batch = (...pks: string[]) =>
  new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: pks.map(pk => at(pk)) } } });
const transact = (...pks: string[]) =>
  new TransactWriteItemsCommand({ TransactItems: pks.map(pk => ({ Put: { TableName, Item: at(pk) } })) });

const refused = 'AccessDeniedException';

test('a request to the table is rejected if it is unsigned or signed with an unknown key or a wrong secret', async () => {
  const headers = {
    'x-amz-target': 'DynamoDB_20120810.ListTables',
    'content-type': 'application/x-amz-json-1.0',
  };
  const unsigned = await fetch(proxy.endpoint, { method: 'POST', headers, body: '{}' });
  expect(unsigned.status).toBe(400);
  expect(await unsigned.text()).toContain('UnrecognizedClientException');
  const keys = sts.issue('account');
  for (const wrong of [
    { ...keys, accessKeyId: 'AKIANOBODY' },
    { ...keys, secretAccessKey: 'guessed' },
  ])
    expect(await attempt(get('O#a'), wrong)).toBe('UnrecognizedClientException');
  expect(await attempt(get('O#a'), keys)).toBe('let in');
});

test('the IAM role of an organisation can access only the data of this organisation', async () => {
  const inA = as('organization', 'clinic-a');
  for (const pk of ['O#clinic-a', 'O#clinic-a#U#x', 'C#clinic-a#C#case_1']) {
    for (const command of [get(pk), put(pk), update(pk), remove(pk), query(pk), batch(pk), transact(pk)])
      expect(await inA(command), pk).toBe('let in');
  }
  const foreign = [
    'O#clinic-b',
    'O#clinic-b#U#x',
    'C#clinic-b#C#case_1',
    'O#clinic-ab',
    'C#clinic-ab#S#x',
    'O#',
    'C#clinic-a',
  ];
  for (const pk of foreign) {
    for (const command of [get(pk), put(pk), update(pk), remove(pk), query(pk), batch(pk), transact(pk)])
      expect(await inA(command), pk).toBe(refused);
  }
});

test('a request is rejected if one of its keys belongs to a record of another organisation', async () => {
  const inA = as('organization', 'clinic-a');
  expect(await inA(batch('O#clinic-a', 'C#clinic-a#C#1'))).toBe('let in');
  expect(await inA(batch('O#clinic-a', 'C#clinic-b#C#1'))).toBe(refused);
  expect(await inA(transact('C#clinic-a#C#1', 'C#clinic-b#C#1'))).toBe(refused);
});

test('the organisation role can read a person’s sign-in sessions by their key, and no other item about a person', async () => {
  const inA = as('organization', 'clinic-a');
  expect(await inA(get('P#u#S'))).toBe('let in');
  expect(await inA(batch('P#u#S', 'O#clinic-a'))).toBe('let in');
  for (const command of [
    query('P#u#S'),
    put('P#u#S'),
    update('P#u#S'),
    remove('P#u#S'),
    get('P#u'),
    query('P#u'),
  ])
    expect(await inA(command)).toBe(refused);
});

test('without the tag that names the organisation the role can access no organisation', async () => {
  const untagged = as('organization');
  for (const pk of ['O#', 'O#clinic-a', 'C#clinic-a#C#1', 'O##x'])
    expect(await untagged(get(pk))).toBe(refused);
});

test('access to an index is checked by the partition key of the index', async () => {
  const inA = as('organization', 'clinic-a');
  expect(await inA(query('C#clinic-a#CASES#active', 'gsi1'))).toBe('let in');
  expect(await inA(query('C#clinic-b#CASES#active', 'gsi1'))).toBe(refused);
  expect(await inA(query('X#ORGS', 'gsi2'))).toBe(refused);
});

test('journal entries can be read and added but not changed or deleted by any role', async () => {
  const journals: [ReturnType<typeof as>, string][] = [
    [as('organization', 'clinic-a'), 'O#clinic-a#J#2026-11'],
    [as('organization', 'clinic-a'), 'O#clinic-a#R#2026-11'],
    [as('account'), 'O#clinic-a#J#2026-11'],
    [as('account'), 'X#J#2026-11'],
    [as('provision'), 'X#J#2026-11'],
  ];
  for (const [whoever, pk] of journals) {
    expect(await whoever(put(pk)), pk).toBe('let in');
    expect(await whoever(update(pk)), pk).toBe(refused);
    expect(await whoever(remove(pk)), pk).toBe(refused);
    const step = { Delete: { TableName, Key: at(pk) } };
    expect(await whoever(new TransactWriteItemsCommand({ TransactItems: [step] })), pk).toBe(refused);
  }
});

test('the DynamoDB stand-in denies table scans, PartiQL statements and unknown operations', async () => {
  const everybody = [as('organization', 'clinic-a'), as('api'), as('account'), as('events'), as('provision')];
  const commands = [
    new ScanCommand({ TableName }),
    new ExecuteStatementCommand({ Statement: `SELECT * FROM ${TableName}` }),
    new TransactGetItemsCommand({ TransactItems: [{ Get: { TableName, Key: at('O#clinic-a') } }] }),
  ];
  for (const whoever of everybody)
    for (const command of commands) expect(await whoever(command)).toBe(refused);
});

test('the account role can access people, tokens and organisations but no clinical data', async () => {
  const account = as('account');
  for (const pk of ['O#any', 'P#u', 'P#u#S', 'T#hash', 'X#RATE#a#1'])
    expect(await account(put(pk))).toBe('let in');
  for (const pk of ['C#any#C#1', 'C#any#CASES', 'L', 'L#course'])
    for (const command of [get(pk), put(pk), query(pk), batch('O#any', pk)])
      expect(await account(command), pk).toBe(refused);
  expect(await account(query('C#any#CASES#active', 'gsi1'))).toBe(refused);
});

test('the api role can read only sign-in sessions, and the provision role can access no child', async () => {
  expect(await as('api')(get('P#u#S'))).toBe('let in');
  for (const command of [get('P#u'), get('O#a'), get('C#a#C#1'), put('P#u#S')])
    expect(await as('api')(command)).toBe(refused);
  for (const command of [
    put('O#a'),
    put('P#u'),
    update('O#a'),
    batch('O#a', 'P#u'),
    query('P#u'),
    query('O#a'),
  ])
    expect(await as('provision')(command)).toBe('let in');
  for (const command of [remove('O#a#J#2026-05'), query('C#a#C#1'), put('C#a#C#1'), get('C#a#C#1')])
    expect(await as('provision')(command)).toBe(refused);
});

test('an allowed request to the table is reported to tests with its role and capacity units; a denied request is not', async () => {
  seen.length = 0;
  await as('account')(put('O#counted'));
  await as('account')(put('C#counted'));
  expect(seen).toMatchObject([{ role: 'account', operation: 'PutItem', units: 1 }]);
  expect(seen[0]?.endedAt).toBeGreaterThan(seen[0]?.startedAt ?? Number.POSITIVE_INFINITY);
});
