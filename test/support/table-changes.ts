import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { Key } from '../../functions/platform/storage/key.ts';
import { dummyCredentials, tableDefinition } from '../../lib/local/dynamodb/create-table.ts';
import { region } from '../../lib/local/start-backend.ts';

/** Follows all item changes through the table's stream, from the moment of each request. */
export async function openTableChanges(endpoint: string): Promise<() => Promise<() => Promise<Key[]>>> {
  const options = { endpoint, region, credentials: dummyCredentials };
  const tables = new DynamoDBClient(options);
  const { Table } = await tables.send(new DescribeTableCommand({ TableName: tableDefinition.TableName }));
  tables.destroy();
  const client = new DynamoDBStreamsClient(options);
  const StreamArn = Table?.LatestStreamArn;
  return async () => {
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }));
    const shards = (StreamDescription?.Shards ?? []).map(({ ShardId }) => ShardId);
    const iterators = await Promise.all(
      shards.map(async ShardId => {
        const place = { StreamArn, ShardId, ShardIteratorType: 'LATEST' as const };
        return (await client.send(new GetShardIteratorCommand(place))).ShardIterator;
      }),
    );
    return async () => (await Promise.all(iterators.map(iterator => read(client, iterator)))).flat();
  };
}

async function read(client: DynamoDBStreamsClient, from: string | undefined): Promise<Key[]> {
  const keys: Key[] = [];
  for (let iterator = from; iterator; ) {
    const { Records = [], NextShardIterator } = await client.send(
      new GetRecordsCommand({ ShardIterator: iterator }),
    );
    keys.push(
      ...Records.map(({ dynamodb }) => ({
        pk: dynamodb?.Keys?.pk?.S ?? '',
        sk: dynamodb?.Keys?.sk?.S ?? '',
      })),
    );
    iterator = Records.length > 0 ? NextShardIterator : undefined;
  }
  return keys;
}
