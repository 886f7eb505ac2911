import type { Author } from '../../../shared/core/author.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { type Finished, finishingsWith } from '../../../shared/core/finishings.ts';
import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import { checkActive } from '../storage/case-is-active.ts';
import { type ChildDocument, type DocumentKind, isDeleted, type Person } from './document-kind.ts';

/*
 * The life of a document of a child: a draft is finished; a finished document is amended or becomes a draft
 * again; drafts and finished documents can be deleted and restored. This file says who may take each step,
 * and which fields it sets. The document's kind says who owns it, and names its errors and events.
 * `DocumentStore` writes the steps.
 */

type Life<Document extends ChildDocument> = Pick<DocumentKind<Document>, 'life' | 'deletedAt'>;
type Child = Pick<Case, 'status'>;

/** @throws `errors.deleted` of the document's kind */
export function checkPresent<Document extends ChildDocument>(kind: Life<Document>, document: Document): void {
  if (isDeleted(kind, document)) throw new AppError(kind.life.errors.deleted);
}

/** @throws report.draft; `errors.deleted` of the document's kind */
export function checkFinished<Document extends ChildDocument>(
  kind: Life<Document>,
  document: Document,
): void {
  checkPresent(kind, document);
  if (document.status === 'draft') throw new AppError('report.draft');
}

/**
 * Checks that a person may change a document.
 * @throws case.archived; `own.error` or `errors.deleted` of the document's kind
 */
export function checkChangeable<Document extends ChildDocument>(
  kind: Life<Document>,
  document: Document,
  child: Child,
  person: Person,
): void {
  checkOwn(kind, document, person);
  checkPresent(kind, document);
  checkActive(child);
}

/** Like `checkChangeable`, but only for drafts. @throws also `errors.finished` of the document's kind */
export function checkDraft<Document extends ChildDocument>(
  kind: Life<Document>,
  document: Document,
  child: Child,
  person: Person,
): void {
  checkChangeable(kind, document, child, person);
  const { finished } = kind.life.errors;
  if (finished && document.status !== 'draft') throw new AppError(finished);
}

/**
 * Checks that a person may delete and restore a document.
 * @throws permission.denied; `own.error` of the document's kind
 */
export function checkDeletable<Document extends ChildDocument>(
  kind: Life<Document>,
  document: Document,
  person: Person,
): void {
  checkOwn(kind, document, person);
  if (kind.life.own?.mayDelete(document, person) === false) throw new AppError('permission.denied');
}

function checkOwn<Document extends ChildDocument>(
  { life: { own } }: Life<Document>,
  document: Document,
  person: Person,
): void {
  if (own?.mayChange(document, person) === false) throw new AppError(own.error);
}

/** Whether a document is finished or amended; false for a deleted document. */
export const isFinished = <Document extends ChildDocument>(
  kind: Pick<DocumentKind<Document>, 'deletedAt'>,
  document: Document,
): boolean => document.status !== 'draft' && !isDeleted(kind, document);

/**
 * Fields that are set when a document is finished. If it was finished before, its status becomes `amended`,
 * and the reason is kept.
 * @param now milliseconds since 1970
 */
export function finishedMarks(
  document: Pick<ChildDocument, 'version'> & Finished,
  finishedBy: Author,
  now: number,
  amendmentReason?: string | null,
) {
  const { finishedAt, version } = document;
  const reason = finishedAt === null ? null : amendmentReason;
  const at = new Date(now).toISOString();
  const { id, fullName } = finishedBy;
  return {
    ...(finishedAt === null
      ? { status: 'finished' as const, finishedAt: at }
      : { status: 'amended' as const, amendedAt: at }),
    finishedBy,
    finishings: finishingsWith(document, { at, by: { id, fullName }, ...(reason && { reason }) }),
    frozenVersion: version + 1,
  };
}

/** Fields that turn a finished document into a draft again. If it is finished again, it is an amendment. */
export const reopenedMarks = { status: 'draft' } as const;
