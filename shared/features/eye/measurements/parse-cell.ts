import { cellText } from '../../../core/cell-text.ts';
import type { Eye } from '../../../core/optics/eyes.ts';
import { normalizeZero } from '../optics/sphero-cylinder.ts';

/** Longest cell that is parsed as a value. */
const maxCellLength = 60;
const blank = /^(|[-\u2014*.]+|n\/?a|nan|null|none|nil|无)$/i;
const plano = /^(pl|plano|平光?)$/i;
const unit = /(mm|dptr?|diopt(er|re)s?|d|°|deg|度)$/i;
const number = /^([+-]?)(\d{0,3})(?:[.,](\d{0,4}))?$/;

/** A number, an empty cell, or a cell that cannot be parsed. */
export type CellNumber = { value: number } | 'blank' | 'unclear';

/**
 * Parses a number with a decimal point or comma, with or without its unit. `1,234.50` is rejected. Decimals are
 * never implied: `-125` is −125.
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

/** The eye named by a cell or by a word of a heading; undefined if none. */
export function parseEye(cell: string): Eye | undefined {
  const text = cellText(cell).toLowerCase().replaceAll(/[.\s]/g, '');
  if (rightEye.has(text)) return 'right';
  return leftEye.has(text) ? 'left' : undefined;
}
