/** Notations of visual acuity. A fraction implies its notation; a decimal does not. */
export const acuityNotations = ['snellen6', 'snellen20', 'decimal', 'logmar', 'fiveGrade'] as const;
export type AcuityNotation = (typeof acuityNotations)[number];

/** Below any line: counting fingers, hand movements, light perception, none. */
export const lowVision = ['CF', 'HM', 'LP', 'NLP'] as const;

const fraction = /^(6|20)\/(\d{1,3}(?:\.\d)?)([+-]\d)?$/;
const decimal = /^(-?\d(?:\.\d{1,2})?)([+-]\d)?$/;
const logMarRange = { best: -0.4, worst: 2 } as const;
/** The five-grade notation is this less logMAR (clinical practice in China). */
const fiveGrades = 5;

/**
 * Acuity in logMAR, where lower is better: 6/6, 20/20, decimal 1.0 and five-grade 5.0 are 0.00. Extra or
 * missing letters of the line do not count. Null for low vision and for text in another notation.
 */
export function logMar(text: string, notation: AcuityNotation): number | null {
  if (notation === 'snellen6' || notation === 'snellen20') {
    const [, distance, line] = fraction.exec(text) ?? [];
    const isOwn = Number(distance) === (notation === 'snellen6' ? 6 : 20) && Number(line) > 0;
    return isOwn ? Math.log10(Number(line) / Number(distance)) : null;
  }
  const value = Number(decimal.exec(text)?.[1] ?? Number.NaN);
  if (notation === 'decimal') return value > 0 && value <= 2.5 ? 0 - Math.log10(value) : null;
  const inLogMar = notation === 'logmar' ? value : Number((fiveGrades - value).toFixed(4));
  return inLogMar >= logMarRange.best && inLogMar <= logMarRange.worst ? inLogMar : null;
}

/** Whether the text is a valid acuity in the notation. */
export function isAcuity(text: string, notation: AcuityNotation): boolean {
  return lowVision.some(word => word === text) || logMar(text, notation) !== null;
}

/**
 * An acuity of so many logMAR in another notation, rounded as it is usually written: fractions to half a
 * metre or foot below 10 and whole ones above, decimals to two places, five-grade to one.
 */
export function writeAcuity(inLogMar: number, notation: AcuityNotation): string {
  const ratio = 10 ** inLogMar;
  if (notation === 'snellen6') return `6/${lineOf(6 * ratio)}`;
  if (notation === 'snellen20') return `20/${Math.round(20 * ratio)}`;
  if (notation === 'decimal') return Number((1 / ratio).toFixed(2)).toFixed(ratio > 1.001 ? 2 : 1);
  if (notation === 'logmar') return inLogMar.toFixed(2).replace('-0.00', '0.00');
  return (fiveGrades - inLogMar).toFixed(1);
}

const lineOf = (size: number): string => String(size < 10 ? Math.round(size * 2) / 2 : Math.round(size));
