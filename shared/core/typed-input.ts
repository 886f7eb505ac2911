/** What can be seen: not spaces, and not signs that only join, separate, hide or turn others. */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Signs that turn the direction of what follows: a name with them can be read as another one. */
const directionSigns = /\p{Bidi_Control}/gu;
/** Days that a typed date may be, `YYYY-MM-DD`. */
const earliestDate = '1900-01-01';
const latestDate = '2199-12-31';

let isTyped = false;

/**
 * Runs the schemas of a request more strictly than those of stored records: what was stored before a rule
 * stays readable. Parsing is synchronous, so that nothing else is parsed meanwhile.
 */
export function parseTyped<Result>(parse: () => Result): Result {
  isTyped = true;
  try {
    return parse();
  } finally {
    isTyped = false;
  }
}

/** A typed text without signs of direction; nothing where nothing of it can be seen. */
export function cleanTyped(text: string): string {
  if (!isTyped) return text;
  const clean = text.replaceAll(directionSigns, '');
  return visible.test(clean) ? clean : '';
}

/** Whether a day can be one of a record’s: also one that is computed. */
export const isWithinCalendar = (date: string): boolean => date >= earliestDate && date <= latestDate;

/** Whether a typed date can be meant: years like 0017 and 9999 are slips of the finger. */
export const isPlausibleDate = (date: string): boolean => !isTyped || isWithinCalendar(date);
