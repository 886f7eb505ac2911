import { type Case, CaseRow } from '../../shared/cases/schema.ts';
import { assignmentIndex, assignmentKey, caseIndex, caseKey, postingKey } from '../storage/keys.ts';
import type { Item, Write } from '../storage/write.ts';
import { sortName, wordsOf } from './search-words.ts';

/** The case itself, with its places in the lists. */
export function caseItem(organization: string, record: Case): Item {
  const { id, status, updatedAt } = record;
  return {
    ...caseKey(organization, id),
    ...caseIndex(organization, id, status, updatedAt, sortName(record.fullName)),
    kind: 'case',
    row: CaseRow.parse(record),
    ...record,
  };
}

/** What must be written beside a case so that its search words and assignments are those of `after`. */
export function mirrorWrites(organization: string, before: Case | undefined, after: Case): Write[] {
  return [...postingWrites(organization, before, after), ...assignmentWrites(organization, before, after)];
}

function postingWrites(organization: string, before: Case | undefined, after: Case): Write[] {
  const row = CaseRow.parse(after);
  const words = wordsOf(after);
  const isSameRow = before !== undefined && JSON.stringify(CaseRow.parse(before)) === JSON.stringify(row);
  const gone = before ? wordsOf(before).filter(word => !words.includes(word)) : [];
  return [
    ...(isSameRow ? [] : words.map(word => ({ put: { ...postingKey(organization, word, after.id), row } }))),
    ...gone.map(word => ({ delete: postingKey(organization, word, after.id) })),
  ];
}

function assignmentWrites(organization: string, before: Case | undefined, after: Case): Write[] {
  const { id, status, updatedAt, assigned } = after;
  const row = CaseRow.parse(after);
  const name = sortName(after.fullName);
  const gone = (before?.assigned ?? []).filter(member => !assigned.some(({ id }) => id === member.id));
  return [
    ...assigned.map(member => ({
      put: {
        ...assignmentKey(organization, member.id, id),
        ...assignmentIndex(organization, member.id, id, status, updatedAt, name),
        row,
      },
    })),
    ...gone.map(member => ({ delete: assignmentKey(organization, member.id, id) })),
  ];
}
