import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Table } from '../../functions/platform/storage/table.ts';
import { dummyCredentials, tableDefinition } from '../../lib/local/dynamodb/create-table.ts';
import { startDynoxide } from '../../lib/local/dynamodb/start-dynoxide.ts';
import { region } from '../../lib/local/start-backend.ts';

/** A table without a stream, because a stream slows down many writes to the stand-in. */
export interface UnitsTable {
  client: DynamoDBClient;
  name: string;
  table: Table;
  /** Returns the capacity units and the number of requests that an action uses. */
  measure: (act: () => Promise<unknown>) => Promise<{ units: number; requests: number }>;
  close: () => Promise<void>;
}

interface Counted {
  ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[];
}

export async function openUnitsTable(): Promise<UnitsTable> {
  const folder = mkdtempSync(join(tmpdir(), 'lumitree-units-'));
  const { endpoint, close } = await startDynoxide(join(folder, 'dynamodb.sqlite'));
  const client = new DynamoDBClient({ endpoint, region, credentials: dummyCredentials });
  const { StreamSpecification: _, ...definition } = tableDefinition;
  await client.send(new CreateTableCommand(definition));
  let units = 0;
  let requests = 0;
  client.middlewareStack.add(
    next => async args => {
      const answer = await next({
        ...args,
        input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } as never,
      });
      const { ConsumedCapacity = [] } = answer.output as Counted;
      units += [ConsumedCapacity].flat().reduce((sum, each) => sum + (each.CapacityUnits ?? 0), 0);
      requests++;
      return answer;
    },
    { step: 'initialize', name: 'countUnits' },
  );
  const name = definition.TableName;
  return {
    client,
    name,
    table: new Table(DynamoDBDocumentClient.from(client), name),
    measure: async act => {
      units = 0;
      requests = 0;
      await act();
      return { units, requests };
    },
    close: async () => {
      client.destroy();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
