import { listedChildOf } from '../../../../shared/features/cases/cases/listed-child.schema.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { NoteIndexRow, NoteRow, NoteStatus } from '../../../../shared/features/notes/notes/schema.ts';
import type { DocumentSearch } from '../../../platform/documents/find-documents.ts';

export interface NoteSearch extends DocumentSearch {
  template: string | null;
  status: NoteStatus[];
  isShared: boolean | null;
}

export function matchesFilters(row: NoteIndexRow, search: NoteSearch): boolean {
  const { author, template, status, isShared } = search;
  if (author !== null && row.author.id !== author) return false;
  if (template !== null && row.template?.id !== template) return false;
  if (status.length > 0 && !status.includes(row.status)) return false;
  return isShared === null || row.isShared === isShared;
}

export const noteRowOf = (row: NoteIndexRow, child: Case): NoteRow => ({
  ...row,
  case: listedChildOf(child),
});
