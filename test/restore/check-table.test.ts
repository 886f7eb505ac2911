import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterEach, expect, vi } from 'vitest';
import { createTable, tableDefinition } from '../../lib/local/dynamodb/create-table.ts';
import { startDynoxide } from '../../lib/local/dynamodb/start-dynoxide.ts';
import { region } from '../../lib/local/start-backend.ts';
import { checkTable } from '../../lib/restore/check-table.ts';
import { toExportLine } from '../../lib/restore/export-lines.ts';
import { importLines } from '../../lib/restore/import-export.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { openClinic } from '../support/clinic.ts';
import { organizationItems } from '../support/integrity.ts';
import { testInTurn } from '../support/sampling/test-in-turn.ts';

const table = tableDefinition.TableName;
const cleanups: (() => unknown)[] = [() => vi.unstubAllEnvs()];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

testInTurn('an operator checks a restored table, repairs it and gets the events to replay', async () => {
  const clinic = await openClinic();
  const since = new Date().toISOString();
  await makeCase(clinic.admin);
  const items = await organizationItems(clinic.slug);
  const damaged = items.filter(({ pk }) => !pk.includes('#S#') && !pk.endsWith('#COUNT'));
  const dynoxide = await startDynoxide(undefined);
  cleanups.push(dynoxide.close);
  useAws(dynoxide.endpoint);
  await createTable(dynoxide.endpoint, region);
  const client = new DynamoDBClient({});
  await importLines(
    client,
    table,
    damaged.map(item => toExportLine(marshall(item))),
  );
  client.destroy();

  const found = await checkTable({ table, shouldRepair: false });
  expect(found).toMatchObject({ items: damaged.length, organizations: 1, repaired: 0, events: 0 });
  expect(found.formats).toMatchObject({ 'case 1': 1, 'organization 1': 1 });
  expect(found.digestWithoutFormats).not.toBe(found.digest);
  expect(found.violations.length).toBeGreaterThan(10);
  const folder = mkdtempSync(join(tmpdir(), 'lumitree-replay-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  const mended = await checkTable({ table, shouldRepair: true, replay: { since, folder } });
  expect(mended).toMatchObject({ violations: [], repaired: found.violations.length, events: 1 });
  const [file = ''] = readdirSync(folder);
  const { Records } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  expect(Records.at(-1).dynamodb.NewImage.act.S).toBe('case.created');
});

/** Sets the environment of an operator's shell: AWS endpoint and credentials. */
function useAws(endpoint: string): void {
  const environment = {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'operator',
    AWS_SECRET_ACCESS_KEY: 'operator',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
}
