import { type AcuityNotation, acuityNotations, logMar } from '../../../core/optics/acuity.ts';
import { eyes } from '../../../core/optics/eyes.ts';
import type { MeasureValues, TestEntry } from '../tests/answers.schema.ts';
import type { Place } from '../tests/catalogue.ts';

/** Number of digits on a DEM (Developmental Eye Movement) test card. */
const demNumbers = 80;
/**
 * Minimum gain in reading rate that counts, as a share and in words per minute. We chose both as limits of
 * retest noise; `source` is the evidence on overlays.
 */
export const readingGain = {
  share: 0.15,
  words: 20,
  source: 'Suttle et al. 2018, Clin Exp Optom, doi 10.1111/cxo.12676',
} as const;
const logMarPerLine = 0.1;
/** Smallest difference between the eyes, in lines, for which a child needs another look. */
export const linesBetweenEyes = 2;

/** The number recorded for a measure; null if the measure is blank. Zero is a number. */
export const numberIn = (values: MeasureValues, name: string): number | null => {
  const value = values[name];
  return typeof value === 'number' ? value : null;
};

const valuesAt = (entry: TestEntry, place: Place): MeasureValues => {
  const answer = entry[place];
  return answer?.state === 'done' ? answer.values : {};
};

const roundTo = (value: number, digits: number) => Number(value.toFixed(digits));

/** Rounds logMAR to hundredths, as eye charts do: 20/40 is log10(2) = 0.30103, which is the line 0.30. */
export const roundLogMar = (value: number): number => roundTo(value, 2) + 0;

/**
 * Horizontal time of the DEM card in seconds, adjusted for omitted and added numbers: horizontal × 80 / (80 −
 * omissions + additions). Null for other cards, or if one of the values is blank.
 */
export function adjustedHorizontal({ details, ...entry }: TestEntry): number | null {
  const values = valuesAt({ details, ...entry }, 'whole');
  const [horizontal, omissions, additions] = ['horizontal', 'omissions', 'additions'].map(name =>
    numberIn(values, name),
  );
  if (details.card !== 'dem80' || horizontal == null || omissions == null || additions == null) return null;
  const read = demNumbers - omissions + additions;
  return read > 0 ? roundTo((horizontal * demNumbers) / read, 1) : null;
}

/**
 * The blank counts of the DEM card without which its recorded horizontal time cannot be adjusted; blank is
 * not zero.
 */
export function missingForAdjusted({ details, ...entry }: TestEntry): string[] {
  const values = valuesAt({ details, ...entry }, 'whole');
  if (details.card !== 'dem80' || numberIn(values, 'horizontal') === null) return [];
  return ['omissions', 'additions'].filter(name => numberIn(values, name) === null);
}

export interface ReadingGain {
  /** In words per minute. */
  words: number;
  /** Gain as a percentage of the rate without the aid; null if that rate is zero. */
  percent: number | null;
  /** Whether the gain exceeds retest noise. */
  counts: boolean;
}

/** Gain in reading rate with an overlay or a lens; null if the rate with or without it is blank. */
export function readingGainOf(entry: TestEntry): ReadingGain | null {
  const values = valuesAt(entry, 'whole');
  const [before, after] = [numberIn(values, 'without'), numberIn(values, 'with')];
  if (before === null || after === null) return null;
  const words = after - before;
  const percent = before === 0 ? null : roundTo((words / before) * 100, 1);
  return { words, percent, counts: words >= readingGain.words && words > before * readingGain.share };
}

/** The notation that was chosen for the acuities of an entry. */
export const notationIn = ({ details }: TestEntry): AcuityNotation =>
  acuityNotations.find(name => name === details.notation) ?? 'decimal';

/**
 * Acuity of one eye as the child sees in class, in logMAR: with glasses if that was measured, otherwise
 * without.
 */
export function presentingAcuity(
  entry: TestEntry,
  eye: 'right' | 'left',
): { logMar: number | null; exact: number | null; text: string; measure: 'aided' | 'unaided' } | null {
  const values = valuesAt(entry, eye);
  const measure = values.aided == null ? 'unaided' : 'aided';
  const text = values[measure];
  if (typeof text !== 'string') return null;
  const exact = logMar(text, notationIn(entry));
  return { text, measure, exact, logMar: exact === null ? null : roundLogMar(exact) };
}

/**
 * Difference between the eyes in lines, from logMAR rounded to 0.01; null if one eye reads no line. Eyes that
 * are two lines apart on a chart differ by two lines even if the chart's values are rounded, as with 20/32
 * and 20/50.
 */
export function linesApart(entry: TestEntry): number | null {
  const [right, left] = eyes.map(eye => presentingAcuity(entry, eye));
  if (right?.exact == null || left?.exact == null) return null;
  const apart = Math.abs(right.exact - left.exact);
  const ofLines = Math.abs((right.logMar ?? right.exact) - (left.logMar ?? left.exact));
  return roundTo(roundLogMar(Math.max(apart, ofLines)) / logMarPerLine, 1);
}

/**
 * Whether one eye reads a line and the other reads none. This is a larger difference than any number of
 * lines.
 */
export function isOneEyeWithoutLine(entry: TestEntry): boolean {
  const acuities = eyes.flatMap(eye => presentingAcuity(entry, eye) ?? []);
  return acuities.length === 2 && acuities.filter(({ exact }) => exact === null).length === 1;
}

/** The value of the right side minus that of the left, for a measure that was recorded on both sides. */
export function sideDifference(entry: TestEntry, measure: string): number | null {
  const [right, left] = eyes.map(side => numberIn(valuesAt(entry, side), measure));
  return right == null || left == null ? null : roundTo(right - left, 1);
}
