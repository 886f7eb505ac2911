import { type StoredClass, StoredClassRow } from '../../../../shared/features/classes/classes/schema.ts';
import { childIdsOf } from '../../../../shared/features/classes/classes/stays.ts';
import type { Key } from '../../../platform/storage/key.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { type ClassList, classRowKey } from '../class-keys.ts';

export function rowOf(record: StoredClass): StoredClassRow {
  const childIds = childIdsOf(record.stays);
  const everybody = new Set(record.stays.map(({ caseId }) => caseId));
  for (const id of childIds) everybody.delete(id);
  const last = record.stays.reduce((day, { leftOn }) => (leftOn !== null && leftOn > day ? leftOn : day), '');
  const leaving = record.stays.flatMap(({ caseId, leftOn }) => (leftOn === last ? [{ caseId, leftOn }] : []));
  return StoredClassRow.parse({ ...record, childIds, formerIds: [...everybody], leaving });
}

export const listOf = ({ archivedAt, removedAt }: StoredClass): ClassList =>
  removedAt !== null ? 'removed' : archivedAt !== null ? 'archived' : 'active';

export const classRowItem = (
  organization: string,
  record: StoredClass,
  expiry: { expiresAt?: number } = {},
): Item & Key => ({
  ...classRowKey(organization, listOf(record), record.id),
  kind: 'class-row',
  ...rowOf(record),
  ...expiry,
});
