import type { Screening } from '../screenings/schema.ts';

/**
 * The day of the next screening: a year after the last finished one (our own convention); 28 February if that
 * was on 29 February. Null before the first finished screening.
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
