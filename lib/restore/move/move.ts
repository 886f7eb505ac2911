import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

export interface Move {
  client: DynamoDBClient;
  slug: string;
  /** Table names: of the source cell, of the target cell, and of the region's first cell. */
  from: string;
  to: string;
  region: string;
}
