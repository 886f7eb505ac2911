import type { Place } from '../../../shared/core/place-of.ts';

/** Names of the tables of a region. Each cell (installation) of the region has a table of its own. */
export interface TableNames {
  cell: string;
  /** The table of the region's first cell, for records that belong to no organisation. */
  region: string;
  /** If absent, all organisations are in this cell's table. */
  findTables?: (slugs: string[]) => Promise<Map<string, string>>;
}

export const oneTable = (name: string): TableNames => ({ cell: name, region: name });

export async function namesOfTables(names: TableNames, places: Place[]): Promise<string[]> {
  const slugs = places.flatMap(place => (typeof place === 'string' ? [] : [place.organization]));
  const found = slugs.length > 0 ? await names.findTables?.([...new Set(slugs)]) : undefined;
  return places.map(place =>
    typeof place === 'string' ? names[place] : (found?.get(place.organization) ?? names.cell),
  );
}
