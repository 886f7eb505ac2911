import { TreeEntry } from '../../../../shared/features/screening/tree-entries/schema.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import type { TimelineThing } from '../../../composition/timeline-source.ts';
import { treeEntriesOf } from '../tree-keys.ts';

export async function listTreeEntries(
  { table, organization }: StoreScope,
  caseId: string,
  today: string,
): Promise<TimelineThing[]> {
  const items = await table.queryAll(treeEntriesOf(organization, caseId));
  return items
    .map(item => TreeEntry.parse(item))
    .filter(({ deletedAt, date }) => deletedAt === null && date <= today)
    .map(({ id, date, node, state, author, createdAt }) => ({
      id,
      act: 'neuroTree.entry',
      on: date,
      recordedAt: createdAt,
      record: { id, reference: null },
      details: { node, state },
      by: author,
    }));
}
