import { parseCellDate } from '../../../core/dates/parse-cell-date.ts';
import { readCellValue } from './parse-cell.ts';

/** Whether a cell is a heading. Numbers and dates are not; they belong to rows of children. */
export function isHeading(cell: string): boolean {
  const day = parseCellDate(cell, { order: 'dmy', timeZone: null });
  return typeof readCellValue('sph', cell) !== 'object' && (day === 'blank' || day === 'unclear');
}
