import type { Author } from '../../../shared/core/author.ts';
import { AppError, type ErrorCode } from '../../../shared/core/errors.ts';
import type { Role } from '../../../shared/core/permissions.ts';
import type { TimelineEntry } from '../../../shared/features/cases/cases/schema.ts';
import type { ChangedDocument } from '../../../shared/features/privacy/child-data/schema.ts';
import type { IndexKeys, Key, Range } from '../storage/key.ts';
import { versionKey } from '../storage/keys.ts';
import { type Condition, type Item, isAbsent, type Write } from '../storage/write.ts';
import type { DocumentKeys } from './keys-of-kind.ts';

export interface ChildDocument {
  id: string;
  caseId: string;
  version: number;
  status: string;
  author: Author;
  savedAt: string;
  /** When the document was finished for the first time. */
  finishedAt: string | null;
  /** When the document was first sent; after an amendment, when the amended version was first sent. */
  sentAt: string | null;
  /** Undefined for kinds of documents that cannot be amended. */
  amendedAt?: string | null;
}

export interface DocumentKind<Document extends ChildDocument, Frozen = unknown> {
  noun: ChangedDocument['kind'];
  record: string;
  keys: Pick<DocumentKeys, 'prefix' | 'key' | 'ofCase'>;
  parse: (item: unknown) => Document;
  /** When the document was deleted; null if it was not deleted. */
  deletedAt: (document: Document) => string | null;
  /** Date of the document, `YYYY-MM-DD`; if it covers a period, its last day. */
  dayOf: (document: Document) => string;
  /** Index keys of a document that is not deleted; undefined if no list shows the document. */
  index: (organization: string, document: Document) => IndexKeys | undefined;
  /** Row for lists; undefined if no list shows the document. */
  rowOf: (document: Document) => object | undefined;
  /** Fields whose changes do not increase the version, such as `sentAt`. */
  marks: readonly (keyof Document & string)[];
  life: DocumentLife<Document>;
  /** Entry in the child's timeline. Absent for visits, whose entries come from the series of visits. */
  timeline?: {
    act: string;
    detailsOf: (document: Document) => TimelineEntry['details'];
    by: (document: Document) => Author;
  };
  /** How an author's drafts are transferred when the author leaves; absent if they are not transferred. */
  drafts?: {
    by: (organization: string, member: string) => Range;
    isDraft: (row: unknown) => boolean;
    act: string;
  };
  /** The frozen data: the data that a finished version prints, stored when the version is finished. */
  frozen: {
    record: string;
    key: (organization: string, id: string, version: number) => Key;
    /** Number of the last finished version; null if there is none. */
    versionOf: (document: Document) => number | null;
    parse: (item: unknown) => Frozen;
  };
}

export type KindWith<
  Part extends 'timeline' | 'drafts',
  Document extends ChildDocument,
  Frozen,
> = DocumentKind<Document, Frozen> & Required<Pick<DocumentKind<Document, Frozen>, Part>>;

export interface Person {
  id: string;
  role: Role;
}

export interface DocumentLife<Document> {
  /** Limits who may change and delete a document; absent if the endpoint's permission is enough. */
  own?: {
    mayChange: (document: Document, person: Person) => boolean;
    mayDelete: (document: Document, person: Person) => boolean;
    error: ErrorCode;
  };
  /**
   * Error codes for a deleted and a finished document. Without `finished`, saving a finished document amends
   * it.
   */
  errors: { deleted: ErrorCode; finished?: ErrorCode };
  acts: { deleted: string; restored: string };
}

export const isDeleted = <Document extends ChildDocument>(
  { deletedAt }: Pick<DocumentKind<Document>, 'deletedAt'>,
  document: Document,
): boolean => deletedAt(document) !== null;

/** Whether a stored document of any kind was deleted. */
export const isDeletedItem = ({ deletedAt, deleted, removedAt }: Item): boolean =>
  Boolean(deletedAt ?? deleted ?? removedAt);

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

/** Item with a copy of a document's current version, which is kept when a newer version is stored. */
export const versionItem = <Document extends ChildDocument>(
  { keys, record }: DocumentKind<Document>,
  organization: string,
  document: Document,
): Item => ({
  ...versionKey(keys.key(organization, document.id), document.version),
  kind: `${record}Version`,
  ...(document as object),
});

/**
 * The write that stores a new document, or a change of a document. Fails with `version.conflict` if the
 * document has changed since it was read, and with `record.missing` if it no longer exists.
 */
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

/**
 * Condition that the document's version and marks (such as `sentAt`) have not changed since it was read.
 * Older items may lack a mark that is null.
 */
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
