import { normalizeZero } from '../optics/sphero-cylinder.ts';

/** Parse result: a number, blank, ambiguous (two readings), or not a number. */
export type ParsedNumber = { value: number } | 'blank' | 'ambiguous' | 'unclear';

const plano = /^(pl|plano|平光?)$/i;
const withPoint = /^([+-]?)(\d{0,3}\.\d{0,3})$/;
const withoutPoint = /^([+-]?)(\d{1,5})$/;
/** From three digits on, the last two are decimals. 25, 50 and 75 are always decimals. */
const impliedDecimals = /^([+-]?)(\d{3,5}|25|50|75)$/;
/** Two digits; a cylinder or an addition is rarely such a whole number of dioptres. */
const twoDigits = /^([+-]?)(?!00)(\d\d)$/;

/**
 * Parses a power in D: `-125` is −1.25, `-1025` −10.25, `-25` −0.25, `-12` −12.00, `5` +5.00, `pl` 0.00.
 * Decimals are implied from three digits on and in 25, 50 and 75; an explicit point or comma is kept.
 */
export function parsePower(text: string): ParsedNumber {
  const typed = toAscii(text);
  if (plano.test(typed)) return { value: 0 };
  const hundredths = impliedDecimals.exec(typed);
  return hundredths ? signed(hundredths[1], Number(hundredths[2]) / 100) : parseNumber(typed);
}

/** Parses a power without guessing two-digit numbers other than 25, 50 and 75. */
export function parseSmallPower(text: string): ParsedNumber {
  const typed = toAscii(text);
  return twoDigits.test(typed) && !impliedDecimals.test(typed) ? 'ambiguous' : parsePower(typed);
}

/**
 * Possible readings of two digits without a point, in D: as whole dioptres, as tenths, and with a missing final
 * 5. As hundredths they are never a valid step.
 */
export function readingsOfTwoDigits(text: string): { hundredths: number; others: number[] } | null {
  const [, sign, digits] = twoDigits.exec(toAscii(text)) ?? [];
  if (digits === undefined) return null;
  const written = (size: number) => (sign === '-' ? -size : size);
  const whole = Number(digits);
  return {
    hundredths: written(whole / 100),
    others: [whole, whole / 10, (whole * 10 + 5) / 100].map(written),
  };
}

/** Parses an axis in degrees; 0 is 180. */
export function parseAxis(text: string): ParsedNumber {
  const typed = parseNumber(text);
  return typeof typed === 'object' && typed.value === 0 ? { value: 180 } : typed;
}

/** Parses a curvature of the cornea, in D or mm: `4325` is 43.25 and `780` is 7.80. */
export function parseCurvature(text: string): ParsedNumber {
  const typed = parseNumber(text);
  const isImplied = typeof typed === 'object' && /^\d{3,4}$/.test(toAscii(text));
  return isImplied ? { value: typed.value / 100 } : typed;
}

/** Parses a plain number, such as a length in mm. */
export function parseNumber(text: string): ParsedNumber {
  const typed = toAscii(text);
  if (typed === '') return 'blank';
  const match = withPoint.exec(typed) ?? withoutPoint.exec(typed);
  return match && /\d/.test(typed) ? signed(match[1], Number(match[2])) : 'unclear';
}

/** Normalises full-width characters, minus signs, decimal commas and spaces to ASCII. */
function toAscii(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[,。、]/g, '.')
    .replace(/\s/g, '');
}

function signed(sign: string | undefined, size: number): ParsedNumber {
  return { value: normalizeZero(sign === '-' ? -size : size) };
}
