const monthNames =
  'january february march april may june july august september october november december'.split(' ');

/** The ways a day is typed. Year first in figures, since 3/4/2017 means different days to different people. */
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
 * A typed date as `YYYY-MM-DD`, if the text can be one: `2017-3-14`, `2017/03/14`, `2017.3.14`,
 * `2017年3月14日`, `20170314`, `14 Mar 2017` and `March 14, 2017` are.
 */
export function parseDate(text: string): string | undefined {
  const parts = matchDateParts(text, dayForms);
  return parts && ifValidDate(`${parts.year}-${parts.month}-${parts.day}`);
}

/** A typed date of which the day, or day and month, may be unknown: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
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

/** `Mar`, `Sept` and `march` are months; `Marble` is none. */
function monthNumber(name: string): string {
  const index = monthNames.findIndex(month => month.startsWith(name.toLowerCase()));
  return index < 0 ? '' : String(index + 1);
}

/** The date, if it is a day of the calendar: 30 February is none. */
function ifValidDate(date: string): string | undefined {
  const instant = new Date(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
  return isDay ? date : undefined;
}
