import { Case } from '../../../../../shared/features/cases/cases/schema.ts';
import type { CaseDataScope } from '../../../../composition/case-data-part.ts';
import { maxWrites } from '../../../../platform/storage/commit.ts';
import { deleteInBatches } from '../../../../platform/storage/delete-in-batches.ts';
import type { Key } from '../../../../platform/storage/key.ts';
import { caseKey } from '../../../../platform/storage/keys.ts';
import { ConflictError } from '../../../../platform/storage/retry-on-conflict.ts';
import type { Table } from '../../../../platform/storage/table.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../../platform/storage/write.ts';
import { oldEntriesKey, oldEntriesOf } from '../../keys.ts';

/** Maximum number of writes for index entries in the transaction that changes a case. */
const maxEntryWrites = 60;

/**
 * Replaces the deletes of old index entries by one record of their keys if they may not fit into the
 * transaction that changes the case. A reaction to the change deletes them with `deleteOldEntries`.
 */
export function postponeDeletes(
  organization: string,
  { id, version }: Pick<Case, 'id' | 'version'>,
  writes: Write[],
): Write[] {
  const keys = writes.flatMap(write => ('delete' in write ? [write.delete] : []));
  if (writes.length <= maxEntryWrites || keys.length === 0) return writes;
  const put: Item = { ...oldEntriesKey(organization, id, version), keys };
  return [...writes.filter(write => !('delete' in write)), { put, when: isAbsent }];
}

const keysIn = (records: readonly Item[]): Key[] => records.flatMap(({ keys }) => keys as Key[]);

/**
 * Deletes the old index entries of a case that did not fit into the transaction of a change, except those that
 * a later change has written again. Idempotent.
 * @param entriesOf returns the keys of all entries that the case has now
 * @throws ConflictError if the case changes at the same time
 */
export async function deleteOldEntries(
  table: Table,
  organization: string,
  caseId: string,
  entriesOf: (record: Case) => readonly Key[],
): Promise<void> {
  const left = await table.queryAll(oldEntriesOf(organization, caseId));
  if (left.length === 0) return;
  const record = await table.read(Case, caseKey(organization, caseId));
  if (!record) return;
  const isAsRead: Write = {
    check: caseKey(organization, caseId),
    when: hasVersion(record.version),
    onConditionFailed: () => new ConflictError(),
  };
  const current = entriesOf(record);
  const isCurrent = ({ pk, sk }: Key) => current.some(key => key.pk === pk && key.sk === sk);
  const deletes = [...keysIn(left).filter(key => !isCurrent(key)), ...left].map(
    ({ pk, sk }): Write => ({ delete: { pk, sk } }),
  );
  for (let from = 0; from < deletes.length; from += maxWrites)
    await table.transact([isAsRead, ...deletes.slice(from, from + maxWrites)]);
}

/** Deletes the old index entries of a case that is being erased. */
export async function eraseOldEntries({ table, organization, caseId }: CaseDataScope): Promise<void> {
  await deleteInBatches(table, keysIn(await table.queryAll(oldEntriesOf(organization, caseId))));
}
