export const acuityNotations = ['snellen6', 'snellen20', 'decimal', 'logmar', 'fiveGrade'] as const;
export type AcuityNotation = (typeof acuityNotations)[number];

/**
 * Acuities of eyes that read no line of a chart: counting fingers, hand movements, light perception (LP, PL),
 * no light perception (NLP, NPL).
 */
export const lowVision = ['CF', 'HM', 'LP', 'PL', 'NLP', 'NPL'] as const;
/** Counting fingers or hand movements with the test distance: `CF 1m`. */
const atDistance = /^(CF|HM) \d{1,3}(\.\d{1,2})?(cm|m|ft)$/;
export const isLowVision = (text: string): boolean =>
  lowVision.some(word => word === text) || atDistance.test(text);

const fraction = /^(\d{1,2}(?:\.\d{1,2})?)\/(\d{1,3}(?:\.\d{1,2})?)([+-]\d?)?$/;
const decimal = /^(-?\d(?:\.\d{1,2})?)([+-]\d?)?$/;
/** Smallest test distance in a fraction such as 6/9, in metres. */
const nearest = 0.25;
/** Largest test distance in a fraction, in metres. */
const mostMetres = 6;
const feet = [8, 10, 12, 14, 15, 16, 18, 20, 25, 30, 40];
/**
 * Whether a number can be the test distance of a fraction; tenths (7/10 for decimal 0.7) are accepted too.
 */
const isDistance = (distance: number, line: number): boolean =>
  (distance >= nearest && distance <= mostMetres) ||
  feet.includes(distance) ||
  (distance < 10 && line === 10);
const logMarRange = { best: -0.4, worst: 2 } as const;
const bestDecimal = 2.5;
/** The five-grade notation is 5 minus logMAR (clinical practice in China). */
const fiveGrades = 5;

const isLogMar = (value: number): boolean => value >= logMarRange.best && value <= logMarRange.worst;
const fromFiveGrade = (value: number): number => Number((fiveGrades - value).toFixed(4));

/**
 * The notation that follows from the text alone. A fraction starts with its test distance; a negative number
 * is logMAR; 3.0 to 5.4 is five-grade; other numbers above 2.0 are decimal. `either`: 0.0 to 2.0, which can
 * be decimal or logMAR. Null if the text is none of these.
 */
export function ownNotation(text: string): AcuityNotation | 'either' | null {
  const [, distance, line] = fraction.exec(text) ?? [];
  if (line !== undefined) {
    if (!isDistance(Number(distance), Number(line)) || Number(line) === 0) return null;
    return Number(distance) <= mostMetres ? 'snellen6' : 'snellen20';
  }
  const [, number] = decimal.exec(text) ?? [];
  if (number === undefined) return null;
  const value = Number(number);
  if (number.startsWith('-')) return isLogMar(value) ? 'logmar' : null;
  if (value <= logMarRange.worst) return 'either';
  if (value <= bestDecimal) return 'decimal';
  return isLogMar(fromFiveGrade(value)) ? 'fiveGrade' : null;
}

/** Possible notations of an ambiguous number (0.0 to 2.0). */
export const numberNotations = ['decimal', 'logmar'] as const;
export type NumberNotation = (typeof numberNotations)[number];

export const isNumberNotation = (name: unknown): name is NumberNotation =>
  numberNotations.some(notation => notation === name);

/** Returns the acuities that are ambiguous: numbers that can be decimal or logMAR. */
export const unclearAcuities = (texts: readonly string[]): string[] =>
  texts.filter(text => ownNotation(text) === 'either');

/**
 * The notation stated for a record's ambiguous numbers; null if no notation is stated or no number is
 * ambiguous.
 */
export const saidNotation = (texts: readonly string[], chosen: unknown): NumberNotation | null =>
  unclearAcuities(texts).length > 0 && isNumberNotation(chosen) ? chosen : null;

/** Acuities of a record before and after an edit. */
interface Typing {
  before: readonly string[];
  texts: readonly string[];
  chosen: NumberNotation | null;
  usual: NumberNotation | null;
}

/**
 * The notation to preset for ambiguous numbers: logMAR if another acuity is negative, otherwise `usual`.
 * A chosen notation is kept unless a negative number appeared or disappeared.
 */
export function presetNotation({ before, texts, chosen, usual }: Typing): NumberNotation | null {
  if (unclearAcuities(texts).length === 0) return chosen;
  const isLogMarTyped = texts.some(isOwnLogMar);
  const wasLogMarTyped = before.some(isOwnLogMar) && unclearAcuities(before).length > 0;
  if (isLogMarTyped && !wasLogMarTyped) return 'logmar';
  return wasLogMarTyped && !isLogMarTyped ? usual : (chosen ?? usual);
}

const isOwnLogMar = (text: string): boolean => ownNotation(text) === 'logmar';

/**
 * The notation of a text. @param chosen notation for an ambiguous number (decimal or logMAR); null if not
 * chosen yet
 */
export function notationOf(text: string, chosen: AcuityNotation | null): AcuityNotation | null {
  const own = ownNotation(text);
  if (own !== 'either') return own;
  return chosen === 'decimal' || chosen === 'logmar' ? chosen : null;
}

/**
 * Acuity in logMAR, where lower is better: 6/6, 20/20, decimal 1.0 and five-grade 5.0 are 0.00. Extra or
 * missing letters of the line (`+1`, `-2`) are ignored. Null for low vision and for unreadable text.
 * @param chosen notation for a number that can be decimal or logMAR
 */
export function logMar(text: string, chosen: AcuityNotation | null): number | null {
  const notation = notationOf(text, chosen);
  if (notation === null) return null;
  const [, distance, line] = fraction.exec(text) ?? [];
  if (line !== undefined) return Math.log10(Number(line) / Number(distance));
  const value = Number(decimal.exec(text)?.[1]);
  if (notation === 'decimal') return value > 0 ? 0 - Math.log10(value) : null;
  return notation === 'logmar' ? value : fromFiveGrade(value);
}

/** Whether the text is an acuity in any notation, possibly an ambiguous number, or low vision. */
export const isAcuityText = (text: string): boolean => isLowVision(text) || ownNotation(text) !== null;

/** @param chosen notation for a number that can be decimal or logMAR */
export function isAcuity(text: string, chosen: AcuityNotation): boolean {
  return isLowVision(text) || logMar(text, chosen) !== null;
}

/**
 * The notation to store with several acuities: the one chosen for numbers that could be in either notation;
 * without such numbers, that of the first text whose notation is clear.
 */
export function notationToStore<Chosen extends AcuityNotation | null>(
  texts: readonly string[],
  chosen: Chosen,
): AcuityNotation | Chosen {
  const own = texts.map(ownNotation);
  if (own.includes('either')) return chosen;
  return own.find(one => one !== null && one !== 'either') ?? chosen;
}

/** Converts an ambiguous number from the notation in which it was typed to the notation of its record. */
export function rewriteAcuity(text: string, from: AcuityNotation, to: NumberNotation): string {
  if (ownNotation(text) !== 'either' || from === to) return text;
  const inLogMar = logMar(text, from);
  return inLogMar === null ? text : writeAcuity(inLogMar, to);
}

/**
 * Writes a logMAR acuity in another notation, rounded as usual: the denominator of a fraction to halves below
 * 10 and to whole numbers above, decimals to two places, five-grade to one.
 */
export function writeAcuity(inLogMar: number, notation: AcuityNotation): string {
  const ratio = 10 ** inLogMar;
  if (notation === 'snellen6') return `6/${lineOf(6 * ratio)}`;
  if (notation === 'snellen20') return `20/${Math.round(20 * ratio)}`;
  if (notation === 'decimal') return Number((1 / ratio).toFixed(2)).toFixed(ratio > 1.001 ? 2 : 1);
  if (notation === 'logmar') return inLogMar.toFixed(2).replace('-0.00', '0.00');
  return (fiveGrades - inLogMar).toFixed(1);
}

/**
 * Writes a limit in another notation, so that an eye that reads the written line meets the limit: what would
 * be rounded to a worse line is written as the next better one.
 */
export function writeAcuityLimit(inLogMar: number, notation: AcuityNotation): string {
  const hundredths = (value: number) => Math.round(value * 100);
  for (let limit = hundredths(inLogMar); ; limit -= 1) {
    const text = writeAcuity(limit / 100, notation);
    if (hundredths(logMar(text, notation) ?? inLogMar) <= hundredths(inLogMar)) return text;
  }
}

const lineOf = (size: number): string => String(size < 10 ? Math.round(size * 2) / 2 : Math.round(size));
