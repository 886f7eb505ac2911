/** Maximum depth at which fields of nested objects get their own columns. Deeper objects become JSON. */
const deepest = 3;
/** Maximum columns of a table, because spreadsheets are limited. The file of records contains all fields. */
const maxColumns = 500;

/**
 * Whether the archive has a table of this kind. FHIR resources have none, because they are nested too deep.
 * @param kind with its folder, unless that is `data`
 */
export const hasTable = (kind: string): boolean => !kind.includes('/');

/** The values of a record with the paths of their fields. A list is one value. */
function cellsOf(record: object, prefix = '', depth = 1): [column: string, value: unknown][] {
  return Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    const isObject = value !== null && typeof value === 'object' && value.constructor === Object;
    if (isObject && depth < deepest) return cellsOf(value as object, `${prefix}${name}.`, depth + 1);
    return [[`${prefix}${name}`, value]];
  });
}

export const columnsOf = (record: object): string[] => cellsOf(record).map(([column]) => column);

/** The first row is the header. */
export function tableOf(
  columns: readonly string[],
  records: readonly object[],
): (string | number | null)[][] {
  const shown = columns.slice(0, maxColumns);
  const rows = records.map(record => {
    const cells = new Map(cellsOf(record));
    return shown.map(column => cellOf(cells.get(column)));
  });
  return [[...shown], ...rows];
}

function cellOf(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}
