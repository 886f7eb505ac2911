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
