import type { Screening } from '../screenings/schema.ts';

/**
 * The day of the next screening: a year after the last finished screening (a convention of this product), 28
 * February after a 29 February. Null before the first screening.
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
