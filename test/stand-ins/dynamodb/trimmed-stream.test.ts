import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { createTable, dummyCredentials, tableDefinition } from '../../../lib/local/dynamodb/create-table.ts';
import { startDynoxide } from '../../../lib/local/dynamodb/start-dynoxide.ts';
import { region } from '../../../lib/local/start-backend.ts';
import { streamPlaceFile } from '../../../lib/local/streams/stream-place-file.ts';

test('when the DynamoDB stand-in starts, it deletes stream records that were already read and continues the sequence numbers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lumitree-stream-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'dynamodb.sqlite');
  const put = async (endpoint: string, names: string[]) => {
    const client = new DynamoDBClient({ endpoint, region, credentials: dummyCredentials });
    for (const sk of names) {
      const Item = { pk: { S: 'P' }, sk: { S: sk } };
      await client.send(new PutItemCommand({ TableName: tableDefinition.TableName, Item }));
    }
    client.destroy();
  };
  const numbers = () => {
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare('SELECT sequence_number FROM _stream_records ORDER BY id').all();
    database.close();
    return rows.map(row => Number(row.sequence_number));
  };
  const first = await startDynoxide(file);
  await createTable(first.endpoint, region);
  await put(first.endpoint, ['a', 'b', 'c']);
  await first.close();
  const [, second = 0, third = 0] = numbers();
  writeFileSync(join(folder, streamPlaceFile), String(second));
  const again = await startDynoxide(file);
  expect(numbers()).toEqual([second, third]);
  await put(again.endpoint, ['d']);
  await again.close();
  expect(numbers()).toEqual([second, third, third + 1]);
});
