import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test, vi } from 'vitest';
import { traceCalls } from '../../../functions/platform/storage/trace-calls.ts';
import { dummyCredentials } from '../../../lib/local/dynamodb/create-table.ts';
import { region } from '../../../lib/local/start-backend.ts';
import { openWorld } from '../../support/world.ts';

const trace = 'Root=1-5759e988-bd862e3fe1be46a994272793;Parent=53995c3f42cd8ad8;Sampled=1;Lineage=a:0';
const key = { pk: 'O#brightwater', sk: 'CASE#secret' };

afterEach(() => vi.unstubAllEnvs());

/** What the X-Ray daemon, a program that runs beside a Lambda, receives during requests to the table. */
async function heard(header: string, TableName?: string): Promise<string[]> {
  const { endpoint, table } = (await openWorld()).backend.dynamodb;
  const client = new DynamoDBClient({ endpoint, region, credentials: dummyCredentials, maxAttempts: 1 });
  traceCalls(client);
  const daemon = createSocket('udp4').bind(0, '127.0.0.1');
  await once(daemon, 'listening');
  const texts: string[] = [];
  daemon.on('message', message => texts.push(message.toString()));
  vi.stubEnv('AWS_XRAY_DAEMON_ADDRESS', `127.0.0.1:${(daemon.address() as AddressInfo).port}`);
  vi.stubEnv('_X_AMZN_TRACE_ID', header);
  const asking = DynamoDBDocumentClient.from(client).send(
    new GetCommand({ TableName: TableName ?? table, Key: key }),
  );
  await asking.catch(() => undefined);
  await vi.waitFor(() => expect(texts).not.toEqual([]), { timeout: 500 }).catch(() => undefined);
  daemon.close();
  return texts;
}

test('the trace of a Lambda invocation contains its DynamoDB requests, but not the keys of the items', async () => {
  const [text = '', ...more] = await heard(trace);
  expect(more).toEqual([]);
  const [head = '', segment = ''] = text.split('\n');
  expect(JSON.parse(head)).toEqual({ format: 'json', version: 1 });
  const told = JSON.parse(segment);
  expect(told).toEqual({
    type: 'subsegment',
    namespace: 'aws',
    name: 'DynamoDB',
    id: expect.stringMatching(/^[0-9a-f]{16}$/),
    trace_id: '1-5759e988-bd862e3fe1be46a994272793',
    parent_id: '53995c3f42cd8ad8',
    start_time: expect.any(Number),
    end_time: expect.any(Number),
    aws: { operation: expect.stringMatching(/^Get(Item)?$/) },
  });
  expect(told.end_time).toBeGreaterThanOrEqual(told.start_time);
  expect(text).not.toMatch(/secret|brightwater/);
});

test('a DynamoDB request that was rejected is traced as rejected', async () => {
  const [text = ''] = await heard(trace, 'no-such-table');
  expect(JSON.parse(text.split('\n')[1] ?? '')).toMatchObject({ error: true });
});

test.each([
  ['in an invocation that is not sampled', trace.replace('Sampled=1', 'Sampled=0')],
  ['outside a Lambda', ''],
])('no DynamoDB request is traced %s', async (_, header) => {
  expect(await heard(header)).toEqual([]);
});
