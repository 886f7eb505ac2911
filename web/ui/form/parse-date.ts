const monthNames =
  'january february march april may june july august september october november december'.split(' ');

/** Accepted date formats. Numeric ones start with the year, because 3/4/2017 is ambiguous. */
const dayForms = [
  /^(?<year>\d{4})\s*[-/.年]\s*(?<month>\d{1,2})\s*[-/.月]\s*(?<day>\d{1,2})\s*日?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})\s*(?<name>[a-z]{3,9})\.?,?\s*(?<year>\d{4})$/i,
  /^(?<name>[a-z]{3,9})\.?\s*(?<day>\d{1,2}),?\s+(?<year>\d{4})$/i,
];

const monthForms = [
  /^(?<year>\d{4})\s*[-/.年]\s*(?<month>\d{1,2})\s*月?$/,
  /^(?<name>[a-z]{3,9})\.?,?\s*(?<year>\d{4})$/i,
];

const yearForms = [/^(?<year>\d{4})\s*年?$/];

/**
 * Parses a typed date into `YYYY-MM-DD`: `2017-3-14`, `2017/03/14`, `2017.3.14`,
 * `2017年3月14日`, `20170314`, `14 Mar 2017` and `March 14, 2017`.
 */
export function parseDate(text: string): string | undefined {
  const parts = matchDateParts(text, dayForms);
  return parts && ifValidDate(`${parts.year}-${parts.month}-${parts.day}`);
}

/** Parses a typed date with optional month and day into `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export function parsePartialDate(text: string): string | undefined {
  const month = matchDateParts(text, monthForms);
  if (month) return ifValidDate(`${month.year}-${month.month}-01`)?.slice(0, 7);
  return matchDateParts(text, yearForms)?.year ?? parseDate(text);
}

function matchDateParts(text: string, forms: RegExp[]) {
  const found = forms.map(form => form.exec(text.trim())?.groups).find(Boolean);
  if (!found) return undefined;
  const { year = '', month = '', name, day = '' } = found;
  const number = name === undefined ? month : monthNumber(name);
  return { year, month: number.padStart(2, '0'), day: day.padStart(2, '0') };
}

/** Accepts `Mar`, `Sept` and `march`, but not `Marble`. */
function monthNumber(name: string): string {
  const index = monthNames.findIndex(month => month.startsWith(name.toLowerCase()));
  return index < 0 ? '' : String(index + 1);
}

/** The date, if it exists: 30 February does not. */
function ifValidDate(date: string): string | undefined {
  const instant = new Date(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
  return isDay ? date : undefined;
}
