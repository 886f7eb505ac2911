/** Deeper objects are cells with JSON. */
const deepest = 3;
/** Spreadsheets have limits; further fields are only in the records. */
const maxColumns = 500;

/** Resources of FHIR are nested too deep for a table. @param kind with its folder, if that is not `data` */
export const hasTable = (kind: string): boolean => !kind.includes('/');

/** A record's single values by the path of their fields; a list is one value. */
function cellsOf(record: object, prefix = '', depth = 1): [column: string, value: unknown][] {
  return Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    const isObject = value !== null && typeof value === 'object' && value.constructor === Object;
    if (isObject && depth < deepest) return cellsOf(value as object, `${prefix}${name}.`, depth + 1);
    return [[`${prefix}${name}`, value]];
  });
}

export const columnsOf = (record: object): string[] => cellsOf(record).map(([column]) => column);

/** Rows of a table, with its head. */
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
