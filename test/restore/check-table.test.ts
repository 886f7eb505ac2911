import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterEach, expect } from 'vitest';
import { checkKey } from '../../functions/platform/storage/keys.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { createTable, dummyCredentials, tableDefinition } from '../../lib/local/dynamodb/create-table.ts';
import { startDynoxide } from '../../lib/local/dynamodb/start-dynoxide.ts';
import { region } from '../../lib/local/start-backend.ts';
import { digest } from '../../lib/restore/canonical-json.ts';
import type { CheckOptions } from '../../lib/restore/check/check-run.ts';
import { checkTable } from '../../lib/restore/check/check-table.ts';
import { toExportLine } from '../../lib/restore/export-lines.ts';
import { importLines, readItems, repair } from '../../lib/restore/import-export.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { openClinic } from '../support/clinic.ts';
import { organizationItems } from '../support/integrity.ts';
import { testInTurn } from '../support/sampling/test-in-turn.ts';

const table = tableDefinition.TableName;
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

testInTurn(
  'checking a restored table finds faults, repairs them and returns the events to replay',
  async () => {
    const clinic = await openClinic();
    const since = new Date().toISOString();
    await makeCase(clinic.admin);
    const items = await organizationItems(clinic.slug);
    const damaged = items.filter(({ pk }) => !pk.includes('#S#') && !pk.endsWith('#COUNT'));
    const client = await openTable(damaged);
    const folder = makeFolder();

    const found = await checkTable(client, { table, shouldRepair: false, folder });
    expect(found).toMatchObject({ items: damaged.length, organizations: 1, repaired: 0, events: 0 });
    expect(found.digest).toBe(digest(damaged));
    expect(found.formats).toMatchObject({ 'case 1': 1, 'organization 1': 1 });
    expect(found.digestWithoutFormats).not.toBe(found.digest);
    expect(found.faults).toBeGreaterThan(10);
    const events = makeFolder();
    const replay = { since, folder: events };
    const mended = await checkTable(client, { table, shouldRepair: true, replay, folder });
    expect(mended).toMatchObject({ faults: 0, violations: [], repaired: found.faults });
    expect(mended.events).toBeGreaterThan(0);
    const stored = await readItems(client, table);
    expect(mended).toMatchObject({ items: stored.length, digest: digest(stored) });
    const acts = readdirSync(events).flatMap(file => {
      const { Records } = JSON.parse(readFileSync(join(events, file), 'utf8')) as { Records: Replayed[] };
      return Records.map(({ dynamodb }) => dynamodb.NewImage.act.S);
    });
    expect(acts).toContain('case.created');
    expect(existsSync(folder)).toBe(false);
  },
);

testInTurn(
  'a table check that is killed at any point continues when started again, with the same result',
  async () => {
    const clinics = [await openClinic(), await openClinic()];
    for (const { admin } of clinics) await makeCase(admin);
    const items = await organizationItems(...clinics.map(({ slug }) => slug));
    const damaged = items.filter(({ pk }) => !pk.endsWith('#COUNT'));
    const whole = await openTable(damaged);
    const options = { table, shouldRepair: true, pageSize: 7, itemsPerSave: 7, folder: makeFolder() };
    const expected = await checkTable(whole, options);
    expect(expected).toMatchObject({ organizations: 2, faults: 0, repaired: 2 });

    const client = await openTable(damaged);
    const folder = makeFolder();
    let kills = 0;
    const run = async (): Promise<unknown> => {
      try {
        return await checkTable(client, { ...options, folder, onProgress: killAfter(3) });
      } catch (error) {
        expect((error as Error).message).toBe('killed');
        kills++;
        for (const file of readdirSync(folder))
          expect(readFileSync(join(folder, file)).includes(clinics[0]?.slug ?? '')).toBe(false);
        return run();
      }
    };
    expect(await run()).toEqual(expected);
    expect(kills).toBeGreaterThan(3);
    expect(digest(await readItems(client, table))).toBe(expected.digest);
  },
);

testInTurn(
  'a table check reports that it continues an earlier run, and starts from the beginning on request',
  async () => {
    const clinic = await openClinic();
    const items = await organizationItems(clinic.slug);
    const named = new RegExp(`(?<=[#"])${clinic.slug}(?=[#"])`, 'g');
    const renamed = items
      .filter(({ pk }) => !pk.startsWith('P#'))
      .map(item => JSON.parse(JSON.stringify(item).replaceAll(named, 'constructor')) as Item);
    const client = await openTable([...items, ...renamed]);
    const continued: string[] = [];
    const onContinue = (startedAt: string) => continued.push(startedAt);
    const options = {
      table,
      shouldRepair: false,
      pageSize: 7,
      itemsPerSave: 7,
      folder: makeFolder(),
      onContinue,
    };
    const replay = { since: new Date(0).toISOString(), folder: makeFolder() };
    writeFileSync(join(replay.folder, '99999.json'), 'of an earlier run');
    await expect(checkTable(client, { ...options, replay, onProgress: killAfter(6) })).rejects.toThrow(
      'killed',
    );
    expect(await checkTable(client, { ...options, replay })).toMatchObject({ organizations: 2 });
    expect(continued).toHaveLength(1);
    expect(readdirSync(replay.folder)).not.toContain('99999.json');
    await expect(checkTable(client, { ...options, onProgress: killAfter(6) })).rejects.toThrow('killed');
    await checkTable(client, { ...options, isAnew: true });
    expect(continued).toHaveLength(1);
  },
);

testInTurn(
  'a table check does not continue an earlier run if the options differ or the record of this run was deleted',
  async () => {
    const clinic = await openClinic();
    const client = await openTable(await organizationItems(clinic.slug));
    const folder = makeFolder();
    const options = { table, shouldRepair: false, pageSize: 7, itemsPerSave: 7, folder };
    const expected = await checkTable(client, { ...options, folder: makeFolder() });
    for (const next of [{ shouldRepair: true }, {}]) {
      await expect(checkTable(client, { ...options, onProgress: killAfter(5) })).rejects.toThrow('killed');
      if (!('shouldRepair' in next)) await repair(client, table, [{ delete: checkKey() }]);
      expect(await checkTable(client, { ...options, ...next })).toEqual(expected);
    }
  },
);

interface Replayed {
  dynamodb: { NewImage: { act: { S: string } } };
}

function killAfter(count: number): CheckOptions['onProgress'] {
  let left = count;
  return () => {
    if (left-- === 0) throw new Error('killed');
  };
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lumitree-check-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function openTable(items: Item[]): Promise<DynamoDBClient> {
  const dynoxide = await startDynoxide(undefined);
  cleanups.push(dynoxide.close);
  await createTable(dynoxide.endpoint, region);
  const client = new DynamoDBClient({
    ...{ endpoint: dynoxide.endpoint, region, credentials: dummyCredentials },
  });
  cleanups.push(() => client.destroy());
  await importLines(
    client,
    table,
    items.map(item => toExportLine(marshall(item))),
  );
  return client;
}
