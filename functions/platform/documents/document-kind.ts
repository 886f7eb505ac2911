import type { Author } from '../../../shared/core/author.ts';
import { AppError, type ErrorCode } from '../../../shared/core/errors.ts';
import type { Role } from '../../../shared/core/permissions.ts';
import type { ChangedDocument } from '../../../shared/features/privacy/child-data/schema.ts';
import type { IndexKeys, Key } from '../storage/key.ts';
import { versionKey } from '../storage/keys.ts';
import { type Condition, type Item, isAbsent, type Write } from '../storage/write.ts';
import type { DocumentKeys } from './keys-of-kind.ts';

/** Fields of every stored document of a child. */
export interface ChildDocument {
  id: string;
  caseId: string;
  version: number;
  status: string;
  author: Author;
  savedAt: string;
  /** When it was finished for the first time. */
  finishedAt: string | null;
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
  /** When it was deleted; null if it is not. */
  deletedAt: (document: Document) => string | null;
  /** `YYYY-MM-DD`; of a period, its last day. */
  dayOf: (document: Document) => string;
  /** Index keys of a document that is not deleted; none if no list shows it. */
  index: (organization: string, document: Document) => IndexKeys | undefined;
  /** The list row, if lists show the document. */
  rowOf: (document: Document) => object | undefined;
  /** Fields that are set without a new version, such as `sentAt`. */
  marks: readonly (keyof Document & string)[];
  life: DocumentLife<Document>;
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

/** Somebody who changes a document. */
export interface Person {
  id: string;
  role: Role;
}

/** Who may change documents of one kind, and the names of their events and errors. */
export interface DocumentLife<Document> {
  /** Absent if everybody with the permission of a call may change every document. */
  own?: {
    mayChange: (document: Document, person: Person) => boolean;
    mayDelete: (document: Document, person: Person) => boolean;
    error: ErrorCode;
  };
  /** `finished` is absent if saving amends a finished document. */
  errors: { deleted: ErrorCode; finished?: ErrorCode };
  acts: { deleted: string; restored: string };
}

export const isDeleted = <Document extends ChildDocument>(
  { deletedAt }: Pick<DocumentKind<Document>, 'deletedAt'>,
  document: Document,
): boolean => deletedAt(document) !== null;

export const documentItem = <Document extends ChildDocument>(
  kind: DocumentKind<Document>,
  organization: string,
  document: Document,
): Item => ({
  ...(document as object),
  ...kind.keys.key(organization, document.id),
  ...(!isDeleted(kind, document) && kind.index(organization, document)),
  ...rowIn(kind.rowOf(document)),
  kind: kind.record,
});

const rowIn = (row: object | undefined) => row && { row };

/** A version that the next one replaces. */
export const versionItem = <Document extends ChildDocument>(
  { keys, record }: DocumentKind<Document>,
  organization: string,
  document: Document,
): Item => ({
  ...versionKey(keys.key(organization, document.id), document.version),
  kind: `${record}Version`,
  ...(document as object),
});

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
