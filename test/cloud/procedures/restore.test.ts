import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterEach, expect, test } from 'vitest';
import { createEventsLambda } from '../../../functions/lambdas/events.ts';
import { createTable, dummyCredentials } from '../../../lib/local/dynamodb/create-table.ts';
import { startDynoxide } from '../../../lib/local/dynamodb/start-dynoxide.ts';
import { region } from '../../../lib/local/start-backend.ts';
import { digest } from '../../../lib/restore/canonical-json.ts';
import { toExportLine } from '../../../lib/restore/export-lines.ts';
import { importLines, readItems } from '../../../lib/restore/import-export.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { openClinic } from '../../support/clinic.ts';
import { organizationItems } from '../../support/integrity.ts';
import { openWorld } from '../../support/world.ts';
import { ofType, synthesise } from '../synthesise.ts';
import { accountOperations, newState } from './account-operations.ts';
import { commandsOf } from './code-blocks.ts';
import { openShell } from './shell.ts';
import { type TableSettings, tableOperations } from './table-operations.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const old = 'lumitree';
const restored = 'lumitree-test-20261120';
const journalDay = 's3://journal/journal/2026/11/20/';
const erased = { act: 'case.erased', organization: 'lake', record: 'case_1' };

/** Opens a table that contains a clinic, in a separate stand-in of DynamoDB. */
async function openOldTable() {
  const clinic = await openClinic();
  await makeCase(clinic.admin);
  const items = await organizationItems(clinic.slug);
  const dynoxide = await startDynoxide(undefined);
  cleanups.push(dynoxide.close);
  await createTable(dynoxide.endpoint, region, old);
  const client = new DynamoDBClient({
    ...{ endpoint: dynoxide.endpoint, region, credentials: dummyCredentials },
  });
  cleanups.push(() => client.destroy());
  await importLines(
    client,
    old,
    items.map(item => toExportLine(marshall(item))),
  );
  return { endpoint: dynoxide.endpoint, client, items };
}

test('an operator restores a table with the documented commands in their order', {
  timeout: 240_000,
}, async () => {
  const { endpoint, client, items } = await openOldTable();
  const { backend } = await openWorld();
  const environment = backend.environmentOf('events');
  const endpoints = { ...environment.standIns.endpoints, dynamodb: endpoint };
  const { dynamodbInProcess: _, ...reached } = environment.standIns;
  const standIns = { ...reached, endpoints };
  const react = createEventsLambda({ ...environment, tableName: restored, standIns });
  const answers: unknown[] = [];
  const invoke = async (name: string, event: unknown) => {
    expect(name).toContain('Functionsevents');
    const answer = await react(event as DynamoDBStreamEvent);
    answers.push(answer);
    return answer;
  };
  const state = newState();
  state.variables = { TABLE_NAME: old, JOURNAL_BUCKET: 'journal' };
  state.objects.set(
    `${journalDay}lines.jsonl`,
    `${JSON.stringify({ act: 'case.changed' })}\n${JSON.stringify(erased)}\n`,
  );
  const settings = new Map<string, TableSettings>([[old, {}]]);
  const shell = await openShell(
    { ...accountOperations(state, invoke), ...tableOperations(endpoint, settings) },
    {
      ...{ AWS_ENDPOINT_URL_DYNAMODB: endpoint, AWS_REGION: region },
      ...{ AWS_ACCESS_KEY_ID: 'operator', AWS_SECRET_ACCESS_KEY: 'operator' },
    },
  );
  cleanups.push(shell.close);
  const commands = commandsOf('restore')
    .filter(({ heading, text }) => heading !== 'A lost region' && !text.includes('restore:drill'))
    .map(({ text }) => text.replaceAll('lumitree-production', 'lumitree-test'));
  expect(commands.length).toBeGreaterThan(5);

  const { code, out, errors } = await shell.run(commands.join('\n'));
  expect(errors).toBe('');
  expect(code).toBe(0);
  expect(settings.get(restored)).toEqual(settingsInStack());
  expect(digest(await readItems(client, old))).toBe(digest(items));
  expect(digest(await readItems(client, restored))).toBe(digest(items));
  expect(answers.length).toBe(readdirSync(join(shell.folder, 'replay')).length);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers).toEqual(answers.map(() => ({ batchItemFailures: [] })));
  expect(readFileSync(join(shell.folder, 'answer.json'), 'utf8')).toBe('{"batchItemFailures":[]}');
  const said = out.trimEnd().split('\n');
  expect(said.filter(line => line === '0 faults')).toHaveLength(3);
  expect(said.at(-1)).toBe(JSON.stringify(erased));
});

/**
 * Settings of the stage's own table. The commands in docs/restore.md must give the restored table the same
 * settings.
 */
function settingsInStack(): TableSettings {
  const [[, table] = []] = ofType(synthesise().main, 'AWS::DynamoDB::GlobalTable');
  const { Replicas, StreamSpecification, TimeToLiveSpecification } = Object(table?.Properties);
  const { PointInTimeRecoverySpecification, DeletionProtectionEnabled } = Replicas[0];
  return {
    DeletionProtectionEnabled,
    StreamSpecification: { StreamEnabled: true, ...StreamSpecification },
    TimeToLiveSpecification,
    PointInTimeRecoverySpecification,
  };
}
