import { normalizeZero } from '../optics/sphero-cylinder.ts';

/** Parse result: a number, blank, or not understood. */
export type ParsedNumber = { value: number } | 'blank' | 'unclear';

const plano = /^(pl|plano|平光?)$/i;
const withPoint = /^([+-]?)(\d{0,3}\.\d{0,3})$/;
const withoutPoint = /^([+-]?)(\d{1,5})$/;
/** From three digits on, the last two are decimals. */
const impliedDecimals = /^([+-]?)(\d{3,5})$/;

/**
 * Parses a power in D: `-125` is −1.25, `-1025` −10.25, `-12` −12.00, `5` +5.00, `pl` 0.00.
 * Decimals are implied from three digits on; an explicit point or comma is kept.
 */
export function parsePower(text: string): ParsedNumber {
  const typed = toAscii(text);
  if (plano.test(typed)) return { value: 0 };
  const hundredths = impliedDecimals.exec(typed);
  return hundredths ? signed(hundredths[1], Number(hundredths[2]) / 100) : parseNumber(typed);
}

/** Parses an axis in degrees; 0 is 180. */
export function parseAxis(text: string): ParsedNumber {
  const typed = parseNumber(text);
  return typeof typed === 'object' && typed.value === 0 ? { value: 180 } : typed;
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
