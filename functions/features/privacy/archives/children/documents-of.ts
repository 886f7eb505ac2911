import type { Item } from '../../../../platform/storage/write.ts';

export const documentKinds = ['eye-report', 'screening', 'note', 'progress-report'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A document of a child, as listed on the child's page. */
export interface ChildDocument {
  id: string;
  kind: DocumentKind;
  /** Date of the document, or the last day of its period. */
  date: string;
  /** Number or title of the document. */
  title: string;
  state: 'draft' | 'finished' | 'deleted';
}

const kindOf: Record<string, DocumentKind> = {
  eye: 'eye-report',
  scr: 'screening',
  note: 'note',
  progress: 'progress-report',
};
const prefixOf: Record<DocumentKind, string> = {
  'eye-report': 'EYE#',
  screening: 'SCREENING#',
  note: 'NOTE#',
  'progress-report': 'PROGRESS#',
};

/** The current versions of a child's documents, newest first. */
export function documentsOf(items: readonly Item[]): ChildDocument[] {
  return items
    .flatMap(item => {
      const id = String(item.id ?? '');
      const kind = kindOf[id.slice(0, id.indexOf('_'))];
      if (!kind || !item.sk.startsWith(prefixOf[kind])) return [];
      const { date, to, createdAt, reference, description, status } = item;
      const isDeleted = Boolean(item.deletedAt ?? item.deleted ?? item.removedAt);
      const state = isDeleted ? 'deleted' : status === 'draft' ? 'draft' : 'finished';
      const day = String(date ?? to ?? createdAt ?? '').slice(0, 10);
      return [{ id, kind, date: day, title: String(reference ?? description ?? ''), state } as const];
    })
    .sort((one, other) => (one.date < other.date ? 1 : -1));
}
