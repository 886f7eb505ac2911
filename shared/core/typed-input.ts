import { maxLineLength } from './limits.ts';
import { readName } from './reading/read-name.ts';

/** Visible characters: no spaces, and no characters that only join, separate, hide or reverse others. */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
/**
 * Characters that change the direction of the text after them and so can make a name look like another name.
 */
const directionSigns = /\p{Bidi_Control}/gu;
/** First day that a typed date can be, as `YYYY-MM-DD`. */
export const earliestDate = '1900-01-01';
/** Last day that a typed date can be. */
export const latestDate = '2199-12-31';

const controlCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

let isTyped = false;

/**
 * Parses a request with stricter rules than stored records, so that records from before a rule stay readable.
 * The rules are switched by a global flag; that is safe because parsing is synchronous.
 */
export function parseTyped<Result>(parse: () => Result): Result {
  isTyped = true;
  try {
    return parse();
  } finally {
    isTyped = false;
  }
}

/** Removes direction characters from a typed text; returns an empty text if nothing is visible. */
export function cleanTyped(text: string): string {
  if (!isTyped) return text;
  const clean = text.replaceAll(directionSigns, '');
  return visible.test(clean) ? clean : '';
}

/** A typed name, normalised like names from other sources. */
export const cleanName = (text: string): string => (isTyped ? readName(cleanTyped(text)) : text);

export const isWithinCalendar = (date: string): boolean => date >= earliestDate && date <= latestDate;

/** Whether a date is plausible: typed years like 0017 are typing errors. Always true for stored dates. */
export const isPlausibleDate = (date: string): boolean => !isTyped || isWithinCalendar(date);

/** @param limit in code points */
export const isWithinLength = (text: string, limit: number): boolean =>
  text.length <= limit || [...text].length <= limit;

/** Whether a text can be a single line: it has no line breaks and no control characters. */
export const isSingleLine = (text: string): boolean => !controlCharacters.test(text);

/** Message key of the error of a typed line, as the schema `lineOf` gives it; undefined if there is none. */
export function lineError(typed: string, limit = maxLineLength): string | undefined {
  const line = typed.trim();
  if (!isWithinLength(line, limit)) return 'validation.max_length';
  return isSingleLine(line) ? undefined : 'validation.characters';
}
