import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { DayContent } from './day-format.ts';

/** The child's screening to store with the prepared day: the tester's draft, or a finished one. */
export function screeningOfDay(
  { children, date, session }: Pick<DayContent, 'children' | 'date' | 'session'>,
  caseId: string,
): Screening | null {
  const stored = children.find(({ child }) => child.id === caseId)?.screenings ?? [];
  const ofDay = stored.filter(screening => screening.date === date && screening.deletedAt === null);
  const own = ofDay.find(
    ({ status, tester }) => status === 'draft' && tester.id === session.organizationUser?.id,
  );
  return own ?? ofDay.findLast(({ status }) => status !== 'draft') ?? null;
}
