import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Item } from '../../../functions/platform/storage/write.ts';
import { dummyCredentials } from '../../../lib/local/dynamodb/create-table.ts';
import { listen, type RequestHandler } from '../../../lib/local/serve.ts';
import { type Backend, region, startBackend } from '../../../lib/local/start-backend.ts';
import { readItems } from '../../../lib/restore/import-export.ts';
import type { Move } from '../../../lib/restore/move/move.ts';
import { copyOrganization, finishMove, type Moved } from '../../../lib/restore/move/move-organization.ts';
import { startFront } from './front.ts';

export interface Cells {
  first: Backend;
  second: Backend;
  /** URL of the API of the front, which passes requests to one of the two cells. */
  api: string;
  /** A client of the table that no policies restrict. */
  client: DynamoDBClient;
  itemsIn: (cell: Backend) => Promise<Item[]>;
  moveOf: (slug: string, from: Backend, to: Backend) => Move;
  /** Moves an organisation from one cell to the other, and updates the front. */
  move: (slug: string, from: Backend, to: Backend) => Promise<Moved>;
  settled: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts two local cells (isolated copies of the stack) of one region, with one user pool and one front; each
 * has its own table.
 */
export async function startCells(): Promise<Cells> {
  const scratch = mkdtempSync(join(tmpdir(), 'lumitree-cells-'));
  const common = { webUrl: () => 'http://127.0.0.1:4000', inProcess: true };
  const first = await startBackend({
    ...{ ...common, scratch: join(scratch, 'first') },
    cell: { table: 'lumitree', others: ['second'] },
  });
  const second = await startBackend({
    ...{ ...common, scratch: join(scratch, 'second') },
    cell: { table: 'second', others: [], of: first.region },
  });
  const directory = new Map<string, RequestHandler>();
  const front = await listen(startFront(first.gateway, directory));
  const client = new DynamoDBClient({
    ...{ endpoint: first.dynamodb.endpoint, region, credentials: dummyCredentials },
  });
  /** Waits for the first cell again after the second, as the second may cause events in the first. */
  const settled = async () => {
    for (const cell of [first, second, first]) await cell.settled();
  };
  const moveOf: Cells['moveOf'] = (slug, from, to) => {
    const [left, reached] = [from.dynamodb.table, to.dynamodb.table];
    return { client, slug, from: left, to: reached, region: first.dynamodb.table };
  };
  return {
    first,
    second,
    client,
    moveOf,
    api: `${front.endpoint}/api`,
    itemsIn: cell => readItems(client, cell.dynamodb.table),
    move: async (slug, from, to) => {
      const move = moveOf(slug, from, to);
      const moved = await copyOrganization(move, settled);
      directory.set(slug, to.gateway);
      await finishMove(move);
      return moved;
    },
    settled,
    close: async () => {
      client.destroy();
      await front.close();
      await second.close();
      await first.close();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
