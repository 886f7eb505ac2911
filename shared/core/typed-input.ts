import { readName } from './reading/read-name.ts';

/** Visible characters: no spaces, and no signs that only join, separate, hide or reverse others. */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Signs that change the direction of the text after them; they can make a name look like another one. */
const directionSigns = /\p{Bidi_Control}/gu;
/** Range of typed dates, `YYYY-MM-DD`. */
export const earliestDate = '1900-01-01';
export const latestDate = '2199-12-31';

let isTyped = false;

/**
 * Parses a request with stricter rules than stored records, so that records from before a rule stay readable.
 * Parsing is synchronous, so nothing else is parsed meanwhile.
 */
export function parseTyped<Result>(parse: () => Result): Result {
  isTyped = true;
  try {
    return parse();
  } finally {
    isTyped = false;
  }
}

/** A typed text without direction signs; empty if nothing in it is visible. */
export function cleanTyped(text: string): string {
  if (!isTyped) return text;
  const clean = text.replaceAll(directionSigns, '');
  return visible.test(clean) ? clean : '';
}

/** A typed name, normalised like names from other sources. */
export const cleanName = (text: string): string => (isTyped ? readName(cleanTyped(text)) : text);

/** Whether a day can occur in a record, computed days included. */
export const isWithinCalendar = (date: string): boolean => date >= earliestDate && date <= latestDate;

/** Whether a typed date is plausible: years like 0017 and 9999 are typing errors. */
export const isPlausibleDate = (date: string): boolean => !isTyped || isWithinCalendar(date);
