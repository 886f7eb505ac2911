import type { Cell } from '../../../platform/pdf/document.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';

const smallSize = 7;

/**
 * A power, with its value in degrees (hundredths of a dioptre) below. Zero has no degrees, and some languages
 * do not use them.
 */
export function withDegrees(
  written: string,
  power: number | null,
  inDegrees: ((power: number) => string) | undefined,
): Cell {
  if (!inDegrees || !power) return written;
  return [{ text: `${written}\n` }, { text: inDegrees(power), color: mutedColor, size: smallSize }];
}
