import type { Cell } from '../../../platform/pdf/document.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';

const smallSize = 7;

/**
 * A power with its value in degrees (hundredths of a dioptre) below. There are no degrees for zero, and in
 * languages that have no such term.
 */
export function withDegrees(
  written: string,
  power: number | null,
  inDegrees: ((power: number) => string) | undefined,
): Cell {
  if (!inDegrees || !power) return written;
  return [{ text: `${written}\n` }, { text: inDegrees(power), color: mutedColor, size: smallSize }];
}
