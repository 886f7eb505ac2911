/** Notations of visual acuity. A fraction implies its notation; a decimal does not. */
export const acuityNotations = ['snellen6', 'snellen20', 'decimal', 'logmar'] as const;
export type AcuityNotation = (typeof acuityNotations)[number];

/** Below any line: counting fingers, hand movements, light perception, none. */
export const lowVision = ['CF', 'HM', 'LP', 'NLP'] as const;

const fraction = /^(6|20)\/(\d{1,3}(?:\.\d)?)([+-]\d)?$/;
const decimal = /^(-?\d(?:\.\d{1,2})?)([+-]\d)?$/;

/**
 * Acuity in logMAR, where lower is better: 6/6, 20/20 and 1.0 are 0.00. Extra or missing letters of the
 * line do not count. Null for low vision and for text in another notation.
 */
export function logMar(text: string, notation: AcuityNotation): number | null {
  if (notation === 'snellen6' || notation === 'snellen20') {
    const [, distance, line] = fraction.exec(text) ?? [];
    const isOwn = Number(distance) === (notation === 'snellen6' ? 6 : 20) && Number(line) > 0;
    return isOwn ? Math.log10(Number(line) / Number(distance)) : null;
  }
  const value = Number(decimal.exec(text)?.[1] ?? Number.NaN);
  if (notation === 'logmar') return value >= -0.4 && value <= 2 ? value : null;
  return value > 0 && value <= 2.5 ? 0 - Math.log10(value) : null;
}

/** Whether the text is a valid acuity in the notation. */
export function isAcuity(text: string, notation: AcuityNotation): boolean {
  return lowVision.some(word => word === text) || logMar(text, notation) !== null;
}
