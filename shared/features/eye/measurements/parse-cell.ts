import { cellText } from '../../../core/cell-text.ts';
import type { Eye } from '../optics/prism.ts';
import { normalizeZero } from '../optics/sphero-cylinder.ts';

/** Longest cell that is read as a value; longer ones are not understood. */
const maxCellLength = 60;
const blank = /^(|[-\u2014*.]+|n\/?a|nan|null|none|nil|无)$/i;
const plano = /^(pl|plano|平光?)$/i;
const unit = /(mm|dptr?|diopt(er|re)s?|d|°|deg|度)$/i;
const number = /^([+-]?)(\d{0,3})(?:[.,](\d{0,4}))?$/;

/** A number, a cell without one, or one that is not understood. */
export type CellNumber = { value: number } | 'blank' | 'unclear';

/**
 * The number in a cell, with a decimal point or a decimal comma, with or without its unit. `1,234.50` is
 * not understood. Decimals are never implied: `-125` is −125.
 */
export function parseCellNumber(cell: string): CellNumber {
  const text = cellText(cell);
  if (text.length > maxCellLength) return 'unclear';
  const bare = text
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s/g, '')
    .replace(unit, '');
  if (blank.test(bare)) return 'blank';
  if (plano.test(bare)) return { value: 0 };
  const [, sign, whole = '', decimals = ''] = number.exec(bare) ?? [];
  if (sign === undefined || whole + decimals === '') return 'unclear';
  return { value: normalizeZero(Number(`${sign}${whole || '0'}.${decimals || '0'}`)) };
}

const rightEye = new Set('r re od right rechts ra d droit derecho 右 右眼'.split(' '));
const leftEye = new Set('l le os og oi left links la gauche izquierdo 左 左眼'.split(' '));

/** The eye that a cell or a word of a heading names; undefined if none. */
export function parseEye(cell: string): Eye | undefined {
  const text = cellText(cell).toLowerCase().replaceAll(/[.\s]/g, '');
  if (rightEye.has(text)) return 'right';
  return leftEye.has(text) ? 'left' : undefined;
}
