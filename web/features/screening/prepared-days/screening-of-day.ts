import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import type { DayContent } from './day-format.ts';

/** What there was of a child on the day when the device took it along: the tester's own draft, or a finished one. */
export function screeningOfDay(
  { children, date, session }: Pick<DayContent, 'children' | 'date' | 'session'>,
  caseId: string,
): Screening | null {
  const taken = children.find(({ child }) => child.id === caseId)?.screenings ?? [];
  const ofDay = taken.filter(one => one.date === date && one.deletedAt === null);
  const own = ofDay.find(
    ({ status, tester }) => status === 'draft' && tester.id === session.organizationUser?.id,
  );
  return own ?? ofDay.findLast(({ status }) => status !== 'draft') ?? null;
}
