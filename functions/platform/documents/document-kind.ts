import { AppError } from '../../../shared/core/errors.ts';
import type { ChangedDocument } from '../../../shared/features/privacy/child-data/schema.ts';
import type { IndexKeys, Key } from '../storage/key.ts';
import { type Condition, type Item, isAbsent, type Write } from '../storage/write.ts';
import type { DocumentKeys } from './keys-of-kind.ts';

/** What every stored document of a child has. */
export interface ChildDocument {
  id: string;
  caseId: string;
  version: number;
  status: string;
  savedAt: string;
  /** When it was first sent to somebody. */
  sentAt: string | null;
}

/** How documents of one kind are stored. */
export interface DocumentKind<Document extends ChildDocument, Frozen = unknown> {
  noun: ChangedDocument['kind'];
  /** Kind of the stored item. */
  record: string;
  keys: Pick<DocumentKeys, 'prefix' | 'key' | 'ofCase'>;
  parse: (item: unknown) => Document;
  isDeleted: (document: Document) => boolean;
  /** `YYYY-MM-DD`; of a period, its last day. */
  dayOf: (document: Document) => string;
  /** Index keys of a document that is not deleted; none if no list shows it. */
  index: (organization: string, document: Document) => IndexKeys | undefined;
  /** What lists show of it, if any. */
  rowOf: (document: Document) => object | undefined;
  /** Fields that are set without a new version, such as `sentAt`. */
  marks: readonly (keyof Document & string)[];
  /** What a finished version prints. */
  frozen: {
    /** Kind of the stored item. */
    record: string;
    key: (organization: string, id: string, version: number) => Key;
    /** The last finished version; null before the first. */
    versionOf: (document: Document) => number | null;
    parse: (item: unknown) => Frozen;
  };
}

export const documentItem = <Document extends ChildDocument>(
  kind: DocumentKind<Document>,
  organization: string,
  document: Document,
): Item => ({
  ...(document as object),
  ...kind.keys.key(organization, document.id),
  ...(!kind.isDeleted(document) && kind.index(organization, document)),
  ...rowIn(kind.rowOf(document)),
  kind: kind.record,
});

const rowIn = (row: object | undefined) => row && { row };

/** Writes a document if it is new or unchanged since it was read. The error is `version.conflict` otherwise. */
export const documentWrite = <Document extends ChildDocument>(
  kind: DocumentKind<Document>,
  organization: string,
  before: Document | undefined,
  after: Document,
): Write => ({
  put: documentItem(kind, organization, after),
  when: before ? isAsRead(kind, before) : isAbsent,
  onConditionFailed: existing =>
    existing
      ? new AppError('version.conflict', { current: kind.parse(existing) })
      : new AppError('record.missing'),
});

/** Marks a document as sent without a new version, so that its editors see no conflict. */
export const sentWrites = <Document extends ChildDocument>(
  kind: DocumentKind<Document>,
  organization: string,
  before: Document,
  sentAt: string,
): Write[] =>
  before.sentAt === null ? [documentWrite(kind, organization, before, { ...before, sentAt })] : [];

/** Unchanged since read, including its marks; a mark that is null may be missing in an older item. */
export function isAsRead<Document extends ChildDocument>(
  { marks }: DocumentKind<Document>,
  before: Document,
): Condition {
  const isMarked = marks.map(mark => {
    const isSame = `#${mark} = :${mark}`;
    return before[mark] === null ? `(attribute_not_exists(#${mark}) OR ${isSame})` : isSame;
  });
  return {
    text: ['#version = :version', ...isMarked].join(' AND '),
    values: Object.fromEntries(['version' as const, ...marks].map(name => [`:${name}`, before[name]])),
  };
}
