import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { dummyCredentials } from '../../../lib/local/dynamodb/create-table.ts';
import { region } from '../../../lib/local/start-backend.ts';
import { checkTable } from '../../../lib/restore/check/check-table.ts';
import type { Check } from './check.ts';

/** Checks that `restore:check` finds nothing wrong in the table, and that every event was processed. */
export const checkIntegrity: Check = async ({ world }, report) => {
  const failed = join(world.folder, 'failed-events.jsonl');
  const lines = existsSync(failed) ? readFileSync(failed, 'utf8').split('\n').filter(Boolean) : [];
  if (lines.length > 0) report.differs(`${lines.length} events failed, the last one ${lines.at(-1)}`);
  const { endpoint, table } = world.backend.dynamodb;
  const client = new DynamoDBClient({ endpoint, region, credentials: dummyCredentials });
  const folder = mkdtempSync(join(tmpdir(), 'lumitree-season-'));
  try {
    const { items, violations, faults } = await checkTable(client, { table, folder, shouldRepair: false });
    report.compared(items);
    for (const { rule, at, problem } of violations.slice(0, 5))
      report.differs(`${rule}: ${at.pk} ${at.sk} ${problem}`);
    if (faults > 5) report.differs(`and ${faults - 5} more`);
  } finally {
    client.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
};
