import type { Screening } from '../screenings/schema.ts';

/**
 * The day of the next screening: a year after the last finished one, by convention of this product. After 29
 * February it is 28 February. Null before the first screening.
 */
export function nextScreeningDue(
  all: readonly Pick<Screening, 'date' | 'status' | 'deletedAt'>[],
): string | null {
  const days = all.flatMap(({ date, status, deletedAt }) =>
    status !== 'draft' && deletedAt === null ? [date] : [],
  );
  const last = days.toSorted().at(-1);
  if (last === undefined) return null;
  const [year = '', month, day] = last.split('-');
  return `${Number(year) + 1}-${month}-${month === '02' && day === '29' ? '28' : day}`;
}
