import type { TableSort } from '../cloud/cells/policies-by-table.ts';
import { tableDefinition } from './dynamodb/create-table.ts';
import type { Region } from './start-region.ts';

/** One of several cells on this machine. */
export interface Cell {
  /** Name of its table. */
  table: string;
  /** Tables of the other cells. */
  others: string[];
  /** What it has together with the first cell; left out of the first. */
  of?: Region;
}

const firstTable = tableDefinition.TableName;

/** What each table is to the Lambdas of a cell. */
export function tableSorts({ table, others }: Cell): Record<string, TableSort> {
  const elsewhere = others.map((name): [string, TableSort] => [name, 'elsewhere']);
  const own: TableSort = table === firstTable ? 'whole' : 'cell';
  return {
    ...Object.fromEntries(elsewhere),
    [table]: own,
    ...(own === 'cell' && { [firstTable]: 'region' }),
  };
}
