import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

export interface Move {
  client: DynamoDBClient;
  slug: string;
  /**
   * Names of tables. `from`: of the old cell; `to`: of the new cell; `region`: of the region's first cell.
   */
  from: string;
  to: string;
  region: string;
}
