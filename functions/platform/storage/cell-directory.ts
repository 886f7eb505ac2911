import { AppError } from '../../../shared/core/errors.ts';
import { cellKey } from './keys.ts';
import { Table } from './table.ts';
import type { TableNames } from './table-names.ts';

type Client = ConstructorParameters<typeof Table>[0];

/**
 * Finds the tables of organisations in the directory of the region. It is read anew each time: what is kept would
 * send writes to the cell that an organisation has just left. One without an entry has never left the first cell.
 * @throws server.busy while an organisation moves
 */
export function cellDirectory(client: Client, { region }: TableNames): TableNames['findTables'] {
  const directory = new Table(client, region);
  return async slugs => {
    const entries = await directory.get(slugs.map(cellKey));
    if (entries.some(entry => entry?.isMoving)) throw new AppError('server.busy');
    return new Map(slugs.map((slug, at) => [slug, String(entries[at]?.table ?? region)]));
  };
}
