import {
  AssignedCaseRow,
  type Case,
  CaseIndexRow,
  caseRowOf,
} from '../../../../shared/features/cases/cases/schema.ts';
import { sortName } from '../../../platform/search/search-words.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { caseKey } from '../../../platform/storage/keys.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { withoutNulls } from '../../../platform/storage/without-nulls.ts';
import { hasVersion, type Item, keyOfWrite, type Write } from '../../../platform/storage/write.ts';
import { assignmentIndex, assignmentKey, caseIndex, casePlaceIndex, casePlaceKey } from '../keys.ts';
import { relatedCaseKeys, relatedCaseWrites } from './related-case-writes.ts';
import { reviewWrites } from './review-writes.ts';
import { postponeDeletes } from './search/old-entries.ts';
import { searchEntryKeys, searchEntryWrites } from './search/search-entry-items.ts';
import { dueKeyOf, seenKeyOf } from './visit-days.ts';

/**
 * The case item with its index keys, but without empty fields: many cases stay below a kilobyte, which halves
 * the cost of a write. A merged case has no index keys, so it is in no list.
 */
export function caseItem(organization: string, record: Case): Item {
  const { id, status, updatedAt } = record;
  const stored = { ...caseKey(organization, id), kind: 'case', ...withoutNulls(record) };
  if (record.mergedInto) return stored;
  const { guardian, ...row } = caseRowOf(record);
  return {
    ...stored,
    ...caseIndex(organization, id, status, updatedAt, sortName(record.fullName)),
    row: { ...withoutNulls(row), guardian },
  };
}

/**
 * Writes that remove a merged case from search and lists, or add it again after the merge was undone. They
 * fail if the case has changed since it was read.
 */
export function mergedMirrorWrites(organization: string, record: Case): [Write, ...Write[]] {
  const { mergedInto, ...unmerged } = record;
  const isAsRead: Write = {
    check: caseKey(organization, record.id),
    when: hasVersion(record.version),
    onConditionFailed: () => new ConflictError(),
  };
  if (mergedInto === undefined) return [isAsRead, ...listWrites(organization, undefined, unmerged)];
  return [isAsRead, ...erasedKeys(organization, unmerged).map(key => ({ delete: key }))];
}

export function mirrorWrites(organization: string, before: Case | undefined, after: Case): Write[] {
  return [...listWrites(organization, before, after), ...reviewWrites(organization, before, after)];
}

const listWrites = (organization: string, before: Case | undefined, after: Case): Write[] => [
  ...postponeDeletes(organization, after, [
    ...searchEntryWrites(organization, before, after),
    ...relatedCaseWrites(organization, before, after),
  ]),
  ...placeWrites(organization, before, after),
  ...assignmentWrites(organization, before, after),
];

/** Keys of the entries of a case in the search index, lists and assignments. */
export const mirrorKeys = (organization: string, record: Case): Key[] =>
  listWrites(organization, undefined, record).map(keyOfWrite);

/** Keys of all entries that a case may have, including those that only version 1.0.0 wrote. */
export function erasedKeys(organization: string, record: Case): Key[] {
  const { id, status, assigned } = record;
  return [
    ...searchEntryKeys(organization, record),
    ...relatedCaseKeys(organization, record),
    casePlaceKey(organization, id, status),
    ...assigned.map(member => assignmentKey(organization, member.id, id)),
  ];
}

export function eraseMirrorWrites(organization: string, record: Case): Write[] {
  return [
    ...erasedKeys(organization, record).map(key => ({ delete: key })),
    ...reviewWrites(organization, record, { ...record, review: null }),
  ];
}

/** Writes that update a case's rows in lists. A case is only in the lists of its status. */
function placeWrites(organization: string, before: Case | undefined, after: Case): Write[] {
  const { id, status } = after;
  if (hasSameAssignedRow(before, after)) return [];
  const place = {
    ...casePlaceKey(organization, id, status),
    ...casePlaceIndex(organization, id, status, dueKeyOf(after), seenKeyOf(after)),
    row: withoutNulls(CaseIndexRow.parse(after)),
  };
  const isMoved = before !== undefined && before.status !== status;
  return [{ put: place }, ...(isMoved ? [{ delete: casePlaceKey(organization, id, before.status) }] : [])];
}

/** An assignment that stays is written only if its list row or sort order changes. */
function assignmentWrites(organization: string, before: Case | undefined, after: Case): Write[] {
  const { id, status, updatedAt, assigned } = after;
  const row = withoutNulls(AssignedCaseRow.parse(after));
  const name = sortName(after.fullName);
  const isIn =
    (members: Case['assigned'] = []) =>
    (member: { id: string }) =>
      members.some(({ id }) => id === member.id);
  const isSamePlace = before?.updatedAt === updatedAt && hasSameAssignedRow(before, after);
  const isKept = isSamePlace ? isIn(before?.assigned) : () => false;
  return [
    ...assigned
      .filter(member => !isKept(member))
      .map(member => ({
        put: {
          ...assignmentKey(organization, member.id, id),
          ...assignmentIndex(organization, member.id, id, status, updatedAt, name),
          row,
        },
      })),
    ...(before?.assigned ?? [])
      .filter(member => !isIn(assigned)(member))
      .map(member => ({ delete: assignmentKey(organization, member.id, id) })),
  ];
}

function hasSameAssignedRow(before: Case | undefined, after: Case): boolean {
  const rowOf = (record: Case) => JSON.stringify(AssignedCaseRow.parse(record));
  return before !== undefined && rowOf(before) === rowOf(after);
}
