import type { TableKind } from '../../../core/reading/read-table.ts';
import { guessField } from './guess-columns.ts';
import { isHeading } from './is-heading.ts';
import { parseEye } from './parse-cell.ts';

/**
 * Settings for reading files of measurements. Some devices write their name and the date above the headings.
 */
export const measurementTable: TableKind = {
  ...{ maxRows: 20_000, maxColumns: 300, headingRows: 15, leastKnown: 2 },
  countKnown: row => (row.every(isHeading) ? row.filter(cell => guessField(cell)).length : 0),
  isHeading,
  groupOf: cell => [cell.split(/[\s(（/／]/, 1)[0] ?? ''].find(parseEye),
  needsNoHeadings: true,
};
