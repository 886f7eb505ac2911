import type { TableSort } from '../cloud/cells/policies-by-table.ts';
import { tableDefinition } from './dynamodb/create-table.ts';
import type { Region } from './start-region.ts';

/** One of several cells in the local product. */
export interface Cell {
  table: string;
  others: string[];
  /** Resources shared with the first cell; undefined for the first cell itself. */
  of?: Region;
}

const firstTable = tableDefinition.TableName;

/** The kind of each table, as seen by the Lambdas of a cell (one of several copies of the product). */
export function tableSorts({ table, others }: Cell): Record<string, TableSort> {
  const elsewhere = others.map((name): [string, TableSort] => [name, 'elsewhere']);
  const own: TableSort = table === firstTable ? 'whole' : 'cell';
  return {
    ...Object.fromEntries(elsewhere),
    [table]: own,
    ...(own === 'cell' && { [firstTable]: 'region' }),
  };
}
