import type { TableSort } from '../cloud/cells/policies-by-table.ts';
import { tableDefinition } from './dynamodb/create-table.ts';
import type { Region } from './start-region.ts';

export interface Cell {
  table: string;
  others: string[];
  /** Resources that the first cell has started for the region; undefined for the first cell itself. */
  of?: Region;
}

const firstTable = tableDefinition.TableName;

/** How each table is related to a cell; see `TableSort`. */
export function tableSorts({ table, others }: Cell): Record<string, TableSort> {
  const elsewhere = others.map((name): [string, TableSort] => [name, 'elsewhere']);
  const own: TableSort = table === firstTable ? 'whole' : 'cell';
  return {
    ...Object.fromEntries(elsewhere),
    [table]: own,
    ...(own === 'cell' && { [firstTable]: 'region' }),
  };
}
