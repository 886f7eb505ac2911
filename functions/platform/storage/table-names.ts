import type { Place } from '../../../shared/core/place-of.ts';

/** Which table holds what. A region with one cell has one table. */
export interface TableNames {
  /** The table of this cell. */
  cell: string;
  /** The table of the region's first cell, for what is of nobody's organisation. */
  region: string;
  /** The tables of organisations, for what reaches beyond a cell. This cell's where left out. */
  findTables?: (slugs: string[]) => Promise<Map<string, string>>;
}

export const oneTable = (name: string): TableNames => ({ cell: name, region: name });

/** The name of the table of each place. */
export async function namesOfTables(names: TableNames, places: Place[]): Promise<string[]> {
  const slugs = places.flatMap(place => (typeof place === 'string' ? [] : [place.organization]));
  const found = slugs.length > 0 ? await names.findTables?.([...new Set(slugs)]) : undefined;
  return places.map(place =>
    typeof place === 'string' ? names[place] : (found?.get(place.organization) ?? names.cell),
  );
}
