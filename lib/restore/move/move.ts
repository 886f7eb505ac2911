import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

export interface Move {
  client: DynamoDBClient;
  slug: string;
  /** Name of the old cell's table. */
  from: string;
  /** Name of the new cell's table. */
  to: string;
  /** Name of the table of the region's first cell. */
  region: string;
}
