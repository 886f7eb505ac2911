import { normalizeZero } from '../optics/sphero-cylinder.ts';

/** What was typed means: a number, nothing, or nothing that is understood. */
export type ParsedNumber = { value: number } | 'blank' | 'unclear';

const plano = /^(pl|plano|平光?)$/i;
const withPoint = /^([+-]?)(\d{0,3}\.\d{0,3})$/;
const withoutPoint = /^([+-]?)(\d{1,5})$/;
/** From so many digits on, the last two of them are decimals. */
const impliedDecimalDigits = 3;

/**
 * A power in D as it is typed: `-125` is −1.25, `-1025` −10.25, `-12` −12.00, `5` +5.00, `pl` 0.00.
 * Decimals are implied with three digits or more; a point or comma means what it says.
 */
export function parsePower(text: string): ParsedNumber {
  const typed = toAscii(text);
  if (typed === '') return 'blank';
  if (plano.test(typed)) return { value: 0 };
  const whole = withoutPoint.exec(typed);
  const digits = whole?.[2] ?? '';
  if (whole && digits.length >= impliedDecimalDigits) return signed(whole[1], Number(digits) / 100);
  return parseNumber(typed);
}

/** An axis in degrees as it is typed; 0 is 180. */
export function parseAxis(text: string): ParsedNumber {
  const typed = parseNumber(text);
  return typeof typed === 'object' && typed.value === 0 ? { value: 180 } : typed;
}

/** A length in mm, or any other number that means what it says. */
export function parseNumber(text: string): ParsedNumber {
  const typed = toAscii(text);
  if (typed === '') return 'blank';
  const match = withPoint.exec(typed) ?? withoutPoint.exec(typed);
  return match && /\d/.test(typed) ? signed(match[1], Number(match[2])) : 'unclear';
}

/** Full-width forms, every kind of minus, a comma for a point, and spaces, as a keyboard in English has them. */
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
