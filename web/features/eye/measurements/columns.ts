import type { DateOrder } from '../../../../shared/core/dates/date-order.ts';
import { type OrderOfFile, orderOfFile } from '../../../../shared/core/reading/date-orders-of-file.ts';
import type { ImportTable } from '../../../../shared/core/reading/read-table.ts';
import type { MeasurementField } from '../../../../shared/features/eye/measurements/fields.ts';
import { measuredValues } from '../../../../shared/features/eye/measurements/fields.ts';
import { guessColumns } from '../../../../shared/features/eye/measurements/guess-columns.ts';
import type {
  ImportedMethod,
  MeasurementMapping,
} from '../../../../shared/features/eye/measurements/schema.ts';

export interface Columns {
  fields: ReadonlyMap<string, MeasurementField>;
  dateOrder: DateOrder | null;
  /** How the refractions were measured: `none` skips them, null means that the user must still choose. */
  method: ImportedMethod | 'none' | null;
  /** Whether the user has confirmed how two-digit years and dates stored as numbers were read. */
  takesLikely?: boolean;
}

/**
 * Uses the largest saved mapping whose columns are all in the file. Without one, guesses from the headings.
 */
export function startColumns(
  { headings }: ImportTable,
  mappings: readonly MeasurementMapping[],
): { columns: Columns; mapping: MeasurementMapping | null } {
  const fitting = mappings.filter(({ columns }) => columns.every(({ header }) => headings.includes(header)));
  const mapping = fitting.toSorted((one, other) => other.columns.length - one.columns.length)[0];
  if (!mapping)
    return { columns: { fields: guessColumns(headings), dateOrder: null, method: null }, mapping: null };
  return { columns: columnsOf(mapping), mapping };
}

export const columnsOf = ({ columns, dateOrder, method }: MeasurementMapping): Columns => ({
  fields: new Map(columns.map(({ header, field }) => [header, field])),
  dateOrder,
  method,
});

export function withField(
  fields: Columns['fields'],
  heading: string,
  field: MeasurementField | null,
): Columns['fields'] {
  const others = [...fields].filter(([name, known]) => name !== heading && known !== field);
  return new Map(field ? [...others, [heading, field]] : others);
}

export function orderIn({ headings, rows }: ImportTable, { fields, dateOrder }: Columns): OrderOfFile {
  const places = headings.flatMap((heading, place) => {
    const field = fields.get(heading);
    return field === 'birthDate' || field === 'measuredOn' ? [place] : [];
  });
  return orderOfFile(
    rows.flatMap(({ cells }) => places.map(place => cells[place] ?? '')),
    dateOrder,
  );
}

/** Questions to answer before the measurements of a file can be read. */
export type MissingColumn = 'name' | 'measuredOn' | 'values' | 'eye' | 'dateOrder' | 'method';

export function missingColumns(
  { fields, method }: Columns,
  { order, choices }: OrderOfFile,
): MissingColumn[] {
  const has = new Set(fields.values());
  const rowValues = measuredValues.some(value => has.has(value));
  const hasValues = rowValues || [...has].some(field => /(Right|Left)$/.test(field));
  return [
    ...(has.has('fullName') || has.has('lastName') ? [] : ['name' as const]),
    ...(has.has('measuredOn') ? [] : ['measuredOn' as const]),
    ...(hasValues ? [] : ['values' as const]),
    ...(rowValues && !has.has('eye') ? ['eye' as const] : []),
    ...(choices.length > 0 && order === null ? ['dateOrder' as const] : []),
    ...(hasRefraction(fields) && method === null ? ['method' as const] : []),
  ];
}

export const hasRefraction = (fields: Columns['fields']) =>
  [...fields.values()].some(field => /^(sph|cyl|axis)/.test(field));

/** Headings of columns that have values but no field; shown to the user, because they are skipped. */
export const unusedHeadings = ({ headings, rows }: ImportTable, fields: Columns['fields']): string[] =>
  headings.filter(
    (heading, at) =>
      heading !== '' && !fields.has(heading) && rows.some(({ cells }) => (cells[at] ?? '').trim() !== ''),
  );
