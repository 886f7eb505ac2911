/** A number, `blank` for an empty text, or `unclear` for a text that is not a number. */
export type ReadNumber = { value: number } | 'blank' | 'unclear';

const longest = 60;
/** Digits of other writing systems, by the code point of their zero: Arabic, Persian, Devanagari, Thai. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x0e50];
const otherDigit = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u0E50-\u0E59]/g;
const withPoint = /^[+-]?(?:\d{1,4}\.\d{0,17}|\.\d{1,17})$/;
const withoutPoint = /^[+-]?\d{1,6}$/;
const anyUnit = /(mm|毫米|cm|厘米|dptr?|diopt(er|re)s?|d|°|deg|度)$/i;

export const asciiDigits = (text: string): string => text.replaceAll(otherDigit, digitOf);

/** Matches texts that need no conversion, as most do: visible ASCII without a comma. */
const plain = /^[!-+\--~]*$/;

/**
 * Converts full-width digits, a typographic minus, commas and 。 of a typed number to ASCII, and removes
 * spaces.
 */
export const numberSigns = (text: string): string =>
  plain.test(text)
    ? text
    : asciiDigits(text.normalize('NFKC'))
        .replaceAll(/[\u2010-\u2015\u2212\u30FC]/g, '-')
        .replaceAll(/[,\u3001\u3002\u066B\u00B7\u30FB]/g, '.')
        .replaceAll(/[\s\p{Cf}]/gu, '');

function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  return String(code - (zeros.findLast(zero => zero <= code) ?? 0));
}

/** Reads a plain number with a decimal point or comma. `1,234.50` is rejected. */
export function readNumber(text: string): ReadNumber {
  if (text.length > longest) return 'unclear';
  const typed = numberSigns(text);
  if (typed === '') return 'blank';
  return withPoint.test(typed) || withoutPoint.test(typed) ? numberOf(typed) : 'unclear';
}

/** Reads a number with or without its unit: 24.15 mm, 43.25 D, 178°. */
export function readMeasured(text: string, unit = anyUnit): ReadNumber {
  if (text.length > longest) return 'unclear';
  const signs = numberSigns(text);
  return readNumber(withoutUnit(signs, unit) || signs);
}

export const withoutUnit = (text: string, unit = anyUnit): string => text.replace(unit, '');

/** The value of a plain number: null if blank, NaN if unreadable, so that the schema reports the field. */
export function numberIn(text: string): number | null {
  const read = readNumber(text);
  if (read === 'blank') return null;
  return typeof read === 'object' ? read.value : Number.NaN;
}

/** The number in a text; −0 becomes 0. */
export const numberOf = (text: string): { value: number } => ({ value: Number(text) || 0 });
