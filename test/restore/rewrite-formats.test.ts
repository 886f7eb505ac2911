import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterEach, expect } from 'vitest';
import { recordFormats } from '../../functions/composition/record-formats.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { createTable, dummyCredentials, tableDefinition } from '../../lib/local/dynamodb/create-table.ts';
import { startDynoxide } from '../../lib/local/dynamodb/start-dynoxide.ts';
import { region } from '../../lib/local/start-backend.ts';
import { toExportLine } from '../../lib/restore/export-lines.ts';
import { importLines, readItems } from '../../lib/restore/import-export.ts';
import { countFormats } from '../../lib/restore/read-formats.ts';
import { rewriteFormats } from '../../lib/restore/rewrite-formats.ts';
import { fixturesOf } from '../formats/fixtures.ts';
import { testInTurn } from '../support/sampling/test-in-turn.ts';

const table = tableDefinition.TableName;
const visits = 60;
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/**
 * Reports of format 1 with an earlier version each, a series, one report of a future format, and a marker.
 */
function oldItems(): Item[] {
  const [report] = fixturesOf('eye-report');
  const [series] = fixturesOf('eye-series');
  if (!report || !series) throw new Error('no examples');
  const { fmt: _, ...unnumbered } = report.item;
  const reports = Array.from({ length: visits }, (__, at) => {
    const sk = `EYE#${String(at).padStart(16, '0')}`;
    return [
      { ...report.item, sk },
      { ...unnumbered, pk: report.item.pk, sk: `V#${sk}#0001` },
    ];
  });
  const newer = { ...report.item, sk: 'EYE#new', fmt: 99 };
  return [...reports.flat(), series.item, newer, { pk: 'X#RATE#x#1', sk: 'R', count: 3 }];
}

async function openTable(items: Item[]) {
  const dynoxide = await startDynoxide(undefined);
  cleanups.push(dynoxide.close);
  await createTable(dynoxide.endpoint, region);
  const raw = new DynamoDBClient({ endpoint: dynoxide.endpoint, region, credentials: dummyCredentials });
  cleanups.push(() => raw.destroy());
  const lines = items.map(item => toExportLine(marshall(item)));
  await importLines(raw, table, lines);
  const read = async () => (await readItems(raw, table)).filter(({ pk }) => pk !== 'X#REWRITE');
  return { endpoint: dynoxide.endpoint, client: DynamoDBDocumentClient.from(raw), read };
}

const byKey = (items: Item[]) => items.toSorted((a, b) => (a.pk + a.sk < b.pk + b.sk ? -1 : 1));

function start(endpoint: string): ChildProcessByStdio<null, Readable, null> {
  const script = join(import.meta.dirname, '../../bin/formats-rewrite.ts');
  return spawn(process.execPath, [script, table, '--segments', '2', '--page', '5'], {
    env: {
      ...process.env,
      AWS_ENDPOINT_URL_DYNAMODB: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: dummyCredentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: dummyCredentials.secretAccessKey,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

testInTurn(
  'rewriting documents to new formats continues after a kill, and the product reads the same data as before',
  async () => {
    const items = oldItems();
    const { endpoint, read } = await openTable(items);
    const killed = start(endpoint);
    const lines: string[] = [];
    for await (const line of createInterface({ input: killed.stdout })) {
      if (lines.push(line) === 6) killed.kill('SIGKILL');
    }
    const half = countFormats(await read());
    expect(half['eye-report 1']).toBeGreaterThan(0);
    expect(half['eye-report 2']).toBeGreaterThan(20);

    const again = start(endpoint);
    const told: string[] = [];
    for await (const line of createInterface({ input: again.stdout })) told.push(line);
    if (again.exitCode === null) await once(again, 'exit');
    expect(again.exitCode).toBe(0);
    const [, seen] = /: (\d+) items seen/.exec(told[0] ?? '') ?? [];
    expect(Number(seen)).toBeGreaterThan(5);
    expect(told.at(-1)).toMatch(/^\d+ items seen, \d+ documents rewritten, 1 of newer formats$/);
    const after = await read();
    expect(countFormats(after)).toEqual({
      'eye-report 2': 2 * visits,
      'eye-report 99': 1,
      'eye-series 2': 1,
    });
    const expected = items.map(item => (item.fmt === 99 ? item : recordFormats.upgrade(item)));
    expect(byKey(after)).toEqual(byKey(expected));
  },
);

testInTurn(
  'a document that changes while formats are rewritten keeps the change, and a second rewrite does nothing',
  async () => {
    const items = oldItems();
    const { client, read } = await openTable(items);
    const [first] = items;
    if (!first) throw new Error('no item');
    let isChanged = false;
    const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;
    const meddling = Object.create(client) as DynamoDBDocumentClient;
    meddling.send = (async (command: unknown) => {
      const key = (command as PutCommand).input.Item;
      if (command instanceof PutCommand && key?.sk === first.sk && !isChanged) {
        isChanged = true;
        await send(new PutCommand({ TableName: table, Item: { ...first, comment: 'Written meanwhile' } }));
      }
      return send(command);
    }) as DynamoDBDocumentClient['send'];
    const options = {
      client: meddling,
      table,
      formats: recordFormats,
      goal: 'all 2',
      segments: 3,
      pageSize: 25,
    };
    const sum = (done: { rewritten: number }[]) =>
      done.reduce((total, { rewritten }) => total + rewritten, 0);
    expect(sum(await rewriteFormats(options))).toBe(2 * visits + 1);
    const changed = (await read()).find(({ sk }) => sk === first.sk);
    expect(changed).toMatchObject({ comment: 'Written meanwhile', fmt: 2, treatments: [] });

    let pages = 0;
    const count = () => pages++;
    expect(sum(await rewriteFormats({ ...options, onPage: count }))).toBe(2 * visits + 1);
    expect(pages).toBe(0);
    await send(new PutCommand({ TableName: table, Item: first }));
    expect(sum(await rewriteFormats({ ...options, isAnew: true }))).toBe(1);
    expect(sum(await rewriteFormats({ ...options, goal: 'all 3' }))).toBe(0);
  },
);
