import { type StoredClass, StoredClassRow } from '../../../../shared/features/classes/classes/schema.ts';
import { childIdsOf } from '../../../../shared/features/classes/classes/stays.ts';

/** What the list keeps of a class. */
export function rowOf(record: StoredClass): StoredClassRow {
  const childIds = childIdsOf(record.stays);
  const everybody = new Set(record.stays.map(({ caseId }) => caseId));
  for (const id of childIds) everybody.delete(id);
  return StoredClassRow.parse({ ...record, childIds, formerIds: [...everybody] });
}
