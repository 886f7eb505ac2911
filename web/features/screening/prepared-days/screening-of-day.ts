import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { DayContent, DayRecord } from './day-format.ts';

/**
 * The child's screening among those stored with the prepared day: the tester's draft of the day of the
 * preparation, or a screening that was finished today.
 */
export function screeningOfDay(
  { children, date, session }: Pick<DayContent, 'children' | 'date' | 'session'>,
  caseId: string,
  today: string,
): Screening | null {
  const stored = children.find(({ child }) => child.id === caseId)?.screenings ?? [];
  const kept = stored.filter(({ deletedAt }) => deletedAt === null);
  const own = kept.find(
    ({ status, tester, date: of }) =>
      status === 'draft' && tester.id === session.organizationUser?.id && of === date,
  );
  return own ?? kept.findLast(({ status, date: of }) => status !== 'draft' && of === today) ?? null;
}

/** Drops a colleague's screening that was finished on an earlier day, so that the child can be screened. */
export const forToday = (record: DayRecord, today: string): DayRecord =>
  record.values === null && record.known && record.known.status !== 'draft' && record.known.date !== today
    ? { ...record, known: null }
    : record;
