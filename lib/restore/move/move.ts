import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

export interface Move {
  client: DynamoDBClient;
  slug: string;
  /**
   * Names of tables: of the cell that the organisation leaves, of its new cell, and of the region's first
   * cell.
   */
  from: string;
  to: string;
  region: string;
}
