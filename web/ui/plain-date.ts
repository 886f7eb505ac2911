/**
 * A typed date as `YYYY-MM-DD`, if the text can be one: `2017-3-14`, `2017/03/14`, `2017.3.14`,
 * `2017年3月14日` and `20170314` are. Year first only: 3/4/2017 means different days to different people.
 */
export function readDate(text: string): string | undefined {
  const match = /^(\d{4})(?:\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?|(\d{2})(\d{2}))$/.exec(
    text.trim(),
  );
  if (!match) return undefined;
  const [, year = '', longMonth, longDay, shortMonth, shortDay] = match;
  const month = (longMonth ?? shortMonth ?? '').padStart(2, '0');
  const day = (longDay ?? shortDay ?? '').padStart(2, '0');
  const date = `${year}-${month}-${day}`;
  return isDate(date) ? date : undefined;
}

/** Whether a text is a day of the calendar: 30 February is none. */
function isDate(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}
