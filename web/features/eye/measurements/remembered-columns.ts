import { dateOrders } from '../../../../shared/core/dates/date-order.ts';
import type { ImportTable } from '../../../../shared/core/reading/read-table.ts';
import { measurementFields } from '../../../../shared/features/eye/measurements/fields.ts';
import { isHeading } from '../../../../shared/features/eye/measurements/is-heading.ts';
import type { Columns } from './columns.ts';
import { keyOf } from './write-visit.ts';

/**
 * Storage key of the columns chosen for earlier files: hashes of headings, and fields by position. No text of
 * a file is stored.
 */
const key = 'lumitree.device-files';
/** Maximum number of remembered files; the oldest are forgotten. */
const most = 30;

type Kept = [print: string, order: string, fields: [place: number, field: string][]];

/** Identifies a file by its headings; without headings, by the kinds of its cells. */
async function fingerprint({ headings, rows, isNumbered }: ImportTable): Promise<string> {
  const kinds = isNumbered ? (rows[0]?.cells.map(isHeading) ?? []) : [];
  return (await keyOf({ headings, kinds })).slice(0, 24);
}

function all(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept.filter(Array.isArray) as Kept[]) : [];
  } catch {
    return [];
  }
}

/** Finds the columns chosen earlier for a file with the same headings; undefined if there are none. */
export async function rememberedColumns(table: ImportTable): Promise<Columns | undefined> {
  const print = await fingerprint(table);
  const [, order, places] = all().find(([known]) => known === print) ?? [];
  if (!Array.isArray(places)) return undefined;
  const fields = places.filter(Array.isArray).flatMap(([place, name]) => {
    const field = measurementFields.find(known => known === name);
    const heading = table.headings[place];
    return field && heading ? [[heading, field] as const] : [];
  });
  return { fields: new Map(fields), dateOrder: dateOrders.find(one => one === order) ?? null, method: null };
}

/** Remembers in this browser which fields the columns of a file have. */
export async function rememberColumns(table: ImportTable, { fields, dateOrder }: Columns): Promise<void> {
  const print = await fingerprint(table);
  const places = table.headings.flatMap((heading, place): [number, string][] => {
    const field = fields.get(heading);
    return field ? [[place, field]] : [];
  });
  const order = dateOrder === null || dateOrder === 'ymd' ? '' : dateOrder;
  const others = all().filter(([known]) => known !== print);
  localStorage.setItem(key, JSON.stringify([[print, order, places], ...others].slice(0, most)));
}
