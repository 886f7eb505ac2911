import { readDate } from '../../../core/reading/read-date.ts';
import { splitPower } from '../../../core/reading/split-power.ts';
import { readCellValue } from './parse-cell.ts';

/** Whether a cell can be a heading. Numbers, powers and dates cannot: they occur in rows of children. */
export function isHeading(cell: string): boolean {
  const day = readDate(cell, { order: 'dmy' });
  const isDate = 'date' in day || day.problem !== 'unreadable';
  return typeof readCellValue('sph', cell) !== 'object' && !splitPower(cell) && !isDate;
}
