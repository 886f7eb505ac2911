/** Formats a reference number: `R-2026-000123`. */
export function formatReference(year: number, number: number): string {
  return `R-${year}-${String(number).padStart(6, '0')}`;
}

/** Parses a reference number: `R-2026-000123`, `r2026-123`, `2026/123`. */
export function parseReference(text: string): { year: number; number: number } | null {
  const spaced = text.replaceAll(/\s+/g, ' ').trim();
  const [, year, number] = /^R? ?-? ?(20\d\d) ?[-/ ] ?(\d{1,6})$/i.exec(spaced) ?? [];
  return year && number ? { year: Number(year), number: Number(number) } : null;
}

/**
 * The reference numbers that a typed text can mean, most likely first. If the text has no year, as `R-58` or
 * `000058`, these are the numbers of this year and of last year.
 */
export function referencesIn(text: string, thisYear: number): string[] {
  const whole = parseReference(text);
  if (whole) return [formatReference(whole.year, whole.number)];
  const [, digits] = /^(?:R ?-? ?|(?=0))(?!20\d\d$)(\d{1,6})$/i.exec(text.trim()) ?? [];
  return digits ? [thisYear, thisYear - 1].map(year => formatReference(year, Number(digits))) : [];
}
