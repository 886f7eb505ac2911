import type { CaseStatus } from '../../../../../shared/features/cases/cases/schema.ts';
import type { JobContext } from '../../../../composition/job-context.ts';
import { caseList } from '../../../cases/keys.ts';

/** Ids of all cases with one of the given statuses. */
export async function caseIds(
  { table, organization }: Pick<JobContext, 'table' | 'organization'>,
  statuses: readonly CaseStatus[],
): Promise<string[]> {
  const ids = new Set<string>();
  for (const status of statuses)
    for (const { row } of await table.queryAll(caseList.updated(organization, status)))
      ids.add((row as { id: string }).id);
  return [...ids];
}
