import type { TableKind } from '../../../core/reading/read-table.ts';
import { countKnown } from './guess-fields.ts';
import { maxImportRows } from './schema.ts';

export const childrenTable: TableKind = {
  ...{ maxRows: maxImportRows, maxColumns: 200, headingRows: 10, leastKnown: 1 },
  countKnown,
  isHeading: cell => !/\d/.test(cell),
};
