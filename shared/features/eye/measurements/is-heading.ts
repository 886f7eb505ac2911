import { parseCellDate } from '../../../core/dates/parse-cell-date.ts';
import { parseCellNumber } from './parse-cell.ts';

/** Headings are no numbers and no dates: those stand in the rows of children. */
export function isHeading(cell: string): boolean {
  const day = parseCellDate(cell, { order: 'dmy', timeZone: null });
  return typeof parseCellNumber(cell) !== 'object' && (day === 'blank' || day === 'unclear');
}
