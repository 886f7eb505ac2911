import { type DocumentIdKind, documentKinds } from '../../../../../shared/core/documents/document-kinds.ts';
import { idKindOf } from '../../../../../shared/core/ids.ts';
import { isDeletedItem } from '../../../../platform/documents/document-kind.ts';
import type { Item } from '../../../../platform/storage/write.ts';

export interface ChildDocument {
  id: string;
  kind: DocumentIdKind;
  /** Date of the document, or the last day of its period. */
  date: string;
  title: string;
  state: 'draft' | 'finished' | 'deleted';
}

/** The current versions of a child's documents, newest first. */
export function documentsOf(items: readonly Item[]): ChildDocument[] {
  return items
    .flatMap(item => {
      const id = String(item.id ?? '');
      const kind = documentKinds.find(name => name === idKindOf(id));
      if (!kind || item.sk.startsWith('V#')) return [];
      const { date, to, createdAt, reference, description, status } = item;
      const state = isDeletedItem(item) ? 'deleted' : status === 'draft' ? 'draft' : 'finished';
      const day = String(date ?? to ?? createdAt ?? '').slice(0, 10);
      return [{ id, kind, date: day, title: String(reference ?? description ?? ''), state } as const];
    })
    .sort((one, other) => (one.date < other.date ? 1 : -1));
}
