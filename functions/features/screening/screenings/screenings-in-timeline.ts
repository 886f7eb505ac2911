import type { StoreScope } from '../../../composition/lazy-stores.ts';
import type { TimelineThing } from '../../../composition/timeline-source.ts';
import { timeOfChildId } from '../../../platform/storage/new-id.ts';
import { screeningsOf } from '../keys.ts';
import { readScreening } from './screening-items.ts';

/** Screenings of a child up to a day, with their testers; drafts are marked. */
export async function listScreenings(
  { table, organization }: StoreScope,
  caseId: string,
  today: string,
): Promise<TimelineThing[]> {
  const items = await table.queryAll(screeningsOf(organization, caseId));
  return items
    .map(readScreening)
    .filter(({ deletedAt, date }) => deletedAt === null && date <= today)
    .map(({ id, date, status, band, finishedAt, tester }) => ({
      id,
      act: 'screening.done',
      on: date,
      recordedAt: timeOfChildId(id),
      record: { id, reference: null },
      details: { status, band, finishedAt },
      by: { id: tester.id, fullName: tester.fullName },
    }));
}
