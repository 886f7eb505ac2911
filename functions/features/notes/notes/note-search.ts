import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { NoteIndexRow, NoteRow, NoteStatus } from '../../../../shared/features/notes/notes/schema.ts';

export interface NoteSearch {
  /** Limits the search to these cases; null for all. */
  caseIds: string[] | null;
  author: string | null;
  template: string | null;
  status: NoteStatus[];
  isSent: boolean | null;
  isShared: boolean | null;
  from: string | null;
  to: string | null;
  sort: 'newest' | 'oldest';
  limit: number;
  cursor: string | null;
}

export function matchesFilters(row: NoteIndexRow, search: NoteSearch): boolean {
  const { author, template, status, isSent, isShared, from, to } = search;
  if (author !== null && row.author.id !== author) return false;
  if (template !== null && row.template?.id !== template) return false;
  if (status.length > 0 && !status.includes(row.status)) return false;
  if (isSent !== null && (row.sentAt !== null) !== isSent) return false;
  if (isShared !== null && row.isShared !== isShared) return false;
  return (from === null || row.date >= from) && (to === null || row.date <= to);
}

/** A row of the list, with current data of the child. */
export const noteRowOf = (row: NoteIndexRow, { id, fullName, otherName, birthDate }: Case): NoteRow => ({
  ...row,
  case: { id, fullName, otherName, birthDate },
});
