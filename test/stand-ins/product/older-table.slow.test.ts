import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordFormats } from '../../../functions/composition/record-formats.ts';
import type { Item } from '../../../functions/platform/storage/write.ts';
import { createDemoClock } from '../../../lib/local/demo/demo-clock.ts';
import { makeDemo } from '../../../lib/local/demo/make-demo.ts';
import { demoPassword } from '../../../lib/local/demo/people.ts';
import { dummyCredentials, tableDefinition } from '../../../lib/local/dynamodb/create-table.ts';
import { listen } from '../../../lib/local/serve.ts';
import { region, startBackend } from '../../../lib/local/start-backend.ts';
import { digest } from '../../../lib/restore/canonical-json.ts';
import { toExportLine } from '../../../lib/restore/export-lines.ts';
import { findViolations } from '../../../lib/restore/find-violations.ts';
import { importLines, readItems } from '../../../lib/restore/import-export.ts';
import { countFormats, withoutFormat } from '../../../lib/restore/read-formats.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { CaseFields } from '../../../shared/features/cases/cases/schema.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { callerWith } from '../../support/caller.ts';

const folder = mkdtempSync(join(tmpdir(), 'lumitree-older-'));
const table = tableDefinition.TableName;
const setUpMs = 400_000;

/** The items of the demo data as a version without format numbers stored them. */
let before: Item[];
let running: Awaited<ReturnType<typeof start>>;

async function start() {
  const clock = createDemoClock();
  const backend = await startBackend({
    ...{ folder, scratch: folder },
    webUrl: () => 'http://127.0.0.1:4000',
    ...clock,
  });
  const gateway = await listen(backend.gateway);
  const { endpoint } = backend.dynamodb;
  const client = new DynamoDBClient({ endpoint, region, credentials: dummyCredentials });
  const items = async () => {
    await backend.settled();
    return readItems(client, table);
  };
  const close = async () => {
    client.destroy();
    await gateway.close();
    await backend.close();
  };
  return { backend, clock, web: gateway.endpoint, client, items, close };
}

beforeAll(async () => {
  const older = await start();
  await makeDemo(older.backend, older.clock);
  before = (await older.items()).map(withoutFormat);
  await importLines(
    older.client,
    table,
    before.map(item => toExportLine(marshall(item))),
  );
  await older.close();
  running = await start();
}, setUpMs);
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn() {
  const anybody = callerWith(`${running.web}/api`, {});
  const email = 'helen@brightwater.example';
  const { data } = await anybody.call(account.login, {
    email,
    password: demoPassword,
    organizationSlug: 'brightwater',
  });
  return callerWith(`${running.web}/api`, {
    authorization: `Bearer ${data.token.token}`,
    'x-organization': 'brightwater',
  });
}

const nameOf = ({ pk, sk }: Item) => `${pk} ${sk}`;
/** The keys of earlier items that have changed in more than their format number. */
function changedSince(items: Item[]): string[] {
  const now = new Map(items.map(item => [nameOf(item), item]));
  return before
    .filter(item => digest([item]) !== digest([withoutFormat(now.get(nameOf(item)) ?? item)]))
    .map(nameOf);
}

test('a table whose documents have no format numbers is opened unchanged', async () => {
  const items = await running.items();
  expect(items.filter(({ fmt }) => fmt !== undefined)).toEqual([]);
  expect(digest(items)).toBe(digest(before));
  expect(Object.keys(countFormats(items)).filter(name => !name.endsWith(' 1'))).toEqual([]);
  expect(findViolations(items)).toEqual([]);
});

test('in a table without format numbers, reading changes no document, and writing numbers only the written documents', async () => {
  const caller = await signIn();
  const afterSignIn = await running.items();
  const { data: list } = await caller.call(cases.searchCases, {});
  const { id } = list.data[0] ?? { id: '' };
  const { data: record } = await caller.call(cases.getCase, { caseId: id });
  await caller.call(eyeReports.searchEyeReports, {});
  const read = await running.items();
  expect(changedSince(read)).toEqual(changedSince(afterSignIn));

  const { version } = record;
  const fields = CaseFields.parse(
    Object.fromEntries(Object.entries(record).filter(([name]) => name in CaseFields.shape)),
  );
  await caller.call(cases.changeCase, { ...fields, caseId: id, version, grade: 'P6' });
  const written = await running.items();
  const touched = changedSince(written).filter(name => !changedSince(read).includes(name));
  expect(touched).toContain(`C#brightwater#C#${id} CASE`);
  const isDocument = (item: Item) => recordFormats.find(item) !== undefined;
  const known = new Set(before.map(nameOf));
  const unnumbered = written.filter(item => isDocument(item) && item.fmt === undefined).map(nameOf);
  expect(unnumbered.filter(name => !known.has(name) || touched.includes(name))).toEqual([]);
  expect(unnumbered.length).toBeGreaterThan(100);
  expect(findViolations(written)).toEqual([]);
});
