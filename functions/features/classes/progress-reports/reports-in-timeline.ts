import type { StoreScope } from '../../../composition/lazy-stores.ts';
import type { TimelineThing } from '../../../composition/timeline-source.ts';
import { timeOfChildId } from '../../../platform/storage/new-id.ts';
import { progressReportsOf } from '../progress-report-keys.ts';
import { readReport } from './progress-reports-store.ts';

/** A child's reports on the last day of their period. Drafts are marked. */
export async function listReports(
  { table, organization }: StoreScope,
  caseId: string,
  today: string,
): Promise<TimelineThing[]> {
  const items = await table.queryAll(progressReportsOf(organization, caseId));
  return items
    .map(readReport)
    .filter(({ removedAt, to }) => removedAt === null && to <= today)
    .map(({ id, from, to, status, author }) => ({
      id,
      act: 'progress-report.written',
      on: to,
      recordedAt: timeOfChildId(id),
      record: { id, reference: null },
      details: { status, from, to },
      by: { id: author.id, fullName: author.fullName },
    }));
}
