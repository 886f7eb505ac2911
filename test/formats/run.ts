/**
 * `npm run formats` adds missing examples of stored documents from the demo data, and the hashes of their
 * schemas. `npm run formats -- --widened KIND` records that the schema of a kind only accepts more than
 * before, so that stored documents keep their meaning and need no new format.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { recordFormats } from '../../functions/composition/record-formats.ts';
import { newestFormat } from '../../functions/platform/storage/record-format.ts';
import type { Item } from '../../functions/platform/storage/write.ts';
import { createDemoClock } from '../../lib/local/demo/demo-clock.ts';
import { makeDemo } from '../../lib/local/demo/make-demo.ts';
import { dummyCredentials, tableDefinition } from '../../lib/local/dynamodb/create-table.ts';
import { region, startBackend } from '../../lib/local/start-backend.ts';
import { readItems } from '../../lib/restore/import-export.ts';
import { keyRows } from '../../lib/restore/key-rows.ts';
import { formatsIn } from '../../lib/restore/record-formats-source.ts';
import {
  addFixture,
  fixturesOf,
  hasFixture,
  readKnownSchemas,
  schemaHash,
  writeKnownSchemas,
} from './fixtures.ts';

const { values } = parseArgs({ options: { widened: { type: 'string', multiple: true, default: [] } } });
const formats = formatsIn(keyRows);
const isMissing = (kind: string, format: number) =>
  !hasFixture(kind, format) || fixturesOf(kind).some(({ read }) => read === undefined);
const missing = formats.filter(format => isMissing(format.kind, newestFormat(format)));
const items = missing.length > 0 ? await demoItems() : [];
for (const format of missing) {
  const { kind } = format;
  for (const fixture of fixturesOf(kind)) addFixture(kind, fixture.format, fixture.item);
  const item = items.find(one => recordFormats.find(one)?.kind === kind);
  if (item) addFixture(kind, newestFormat(format), item);
  else if (!hasFixture(kind, newestFormat(format)))
    console.log(
      `The demonstration has no ${kind}: write test/formats/${kind}/${newestFormat(format)}.json by hand.`,
    );
}
const known = readKnownSchemas();
for (const format of formats) {
  const { kind } = format;
  const hashes = known[kind] ?? {};
  if (values.widened.includes(kind)) delete hashes[newestFormat(format)];
  hashes[newestFormat(format)] ??= schemaHash(kind);
  known[kind] = hashes;
}
writeKnownSchemas(known);

async function demoItems(): Promise<Item[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'lumitree-formats-'));
  const clock = createDemoClock();
  const backend = await startBackend({ scratch, webUrl: () => 'http://127.0.0.1:4000', ...clock });
  const { endpoint } = backend.dynamodb;
  const client = new DynamoDBClient({ endpoint, region, credentials: dummyCredentials });
  try {
    await makeDemo(backend, clock);
    await backend.settled();
    return await readItems(client, tableDefinition.TableName);
  } finally {
    client.destroy();
    await backend.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}
