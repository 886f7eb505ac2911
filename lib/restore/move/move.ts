import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

export interface Move {
  client: DynamoDBClient;
  slug: string;
  /** Names of tables: of the cell that it leaves, of the one that it goes to, of the region's first cell. */
  from: string;
  to: string;
  region: string;
}
