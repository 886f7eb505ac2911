/** Writes completed months as an age in common notation: "7;6" is seven years and six months. */
export const ageText = (months: number | null): string =>
  months === null ? '' : `${Math.floor(months / 12)};${months % 12}`;

/** Parses an age, "7", "7;6" or "7；6", into months; null if empty, NaN if invalid. */
export function monthsOf(text: string): number | null {
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return null;
  const [, years, months = '0'] = /^(\d{1,2})(?:\s*[;:]\s*(\d{1,2}))?$/.exec(typed) ?? [];
  return years === undefined || Number(months) > 11 ? Number.NaN : Number(years) * 12 + Number(months);
}
