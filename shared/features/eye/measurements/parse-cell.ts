import type { Eye } from '../../../core/optics/eyes.ts';
import { cellText } from '../../../core/reading/cell-text.ts';
import { type ReadNumber, withoutUnit } from '../../../core/reading/read-number.ts';
import { readField } from '../eye-reports/number-fields.ts';
import type { MeasuredValue } from './fields.ts';

const blank = /^(|[-\u2010-\u2015\u2212*.\s]+|n\/?a|nan|null|none|nil|无)$/i;

/** Whether a cell is blank, or contains a word that devices write for a blank value. */
export const isBlankCell = (cell: string): boolean =>
  cell === '' || blank.test(withoutUnit(cellText(cell)).trim());

/** Reads a measured value in a cell of a file. It adds no decimal point: `-125` is −125, not −1.25. */
export function readCellValue(value: MeasuredValue, cell: string): ReadNumber {
  if (isBlankCell(cell)) return 'blank';
  const read = readField(value, cellText(cell), false);
  return read === 'ambiguous' ? 'unclear' : read;
}

const rightEye = new Set('r re od right rechts ra d droit derecho 右 右眼'.split(' '));
const leftEye = new Set('l le os og oi left links la gauche izquierdo 左 左眼'.split(' '));

/** The eye that a cell or a word of a heading names; undefined if it names none. */
export function parseEye(cell: string): Eye | undefined {
  const text = cellText(cell).toLowerCase().replaceAll(/[.\s]/g, '');
  if (rightEye.has(text)) return 'right';
  return leftEye.has(text) ? 'left' : undefined;
}
