import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { dummyCredentials, tableDefinition } from '../../lib/local/dynamodb/create-table.ts';
import type { FaultInjection } from '../../lib/local/fault-injection.ts';
import { region } from '../../lib/local/start-backend.ts';
import { exportLines, importLines } from '../../lib/restore/import-export.ts';
import type { Clinic } from './clinic.ts';
import { openWorld } from './world.ts';

/**
 * Makes the database's indexes outdated: later reads of an index find only what is stored now about the
 * organisation, or nothing if none is given.
 */
export async function staleIndex(of: Clinic | undefined): Promise<FaultInjection> {
  const { endpoint, table } = (await openWorld()).backend.dynamodb;
  const client = new DynamoDBClient({ endpoint, region, credentials: dummyCredentials });
  const indexTable = `${table}-${randomUUID()}`;
  await client.send(new CreateTableCommand({ ...tableDefinition, TableName: indexTable }));
  const lines: string[] = [];
  if (of) {
    for await (const line of exportLines(client, table)) if (line.includes(of.slug)) lines.push(line);
  }
  await importLines(client, indexTable, lines);
  client.destroy();
  return ({ index }) => (index === undefined ? undefined : { indexTable });
}
