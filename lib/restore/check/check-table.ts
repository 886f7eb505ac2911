import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { checkOrganizations, organizationsOf } from './check-organizations.ts';
import { type CheckFindings, type CheckOptions, openRun } from './check-run.ts';
import { scanTables } from './scan-table.ts';

const segments = 2;

export interface CheckResult extends CheckFindings {
  organizations: number;
}

export async function checkTableOfAccount(options: CheckOptions): Promise<CheckResult> {
  const client = new DynamoDBClient({});
  client.middlewareStack.remove('loggerMiddleware');
  try {
    return await checkTable(client, options);
  } finally {
    client.destroy();
  }
}

/**
 * Checks a table to which nobody writes. Reads it once, and keeps one organisation in memory at a time. If
 * the check is interrupted, run it again to continue.
 */
export async function checkTable(client: DynamoDBClient, options: CheckOptions): Promise<CheckResult> {
  const run = await openRun(client, options, segments);
  if (run.continuedFrom) options.onContinue?.(run.continuedFrom);
  await scanTables(run);
  await checkOrganizations(run);
  await run.end();
  const { items, digest, digestWithoutFormats, formats, faults, violations, repaired, events } = run.state;
  return {
    ...{ items, digest, digestWithoutFormats, formats, faults, violations, repaired, events },
    organizations: organizationsOf(run).length,
  };
}
