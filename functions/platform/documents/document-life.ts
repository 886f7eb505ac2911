import type { Author } from '../../../shared/core/author.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { type Finished, finishingsWith } from '../../../shared/core/finishings.ts';
import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import { checkActive } from '../storage/case-is-active.ts';
import { type ChildDocument, type DocumentKind, isDeleted, type Person } from './document-kind.ts';

/*
 * The life of a document of a child: a draft is finished, a finished one is amended or becomes a draft again, and
 * either is deleted and restored. Here is who may take each step, and what it sets; names of errors and events, and
 * who owns a document, are in its kind. `DocumentStore` writes the steps.
 */

type Life<Document extends ChildDocument> = Pick<DocumentKind<Document>, 'life' | 'deletedAt'>;
type Child = Pick<Case, 'status'>;

/** @throws the kind's error of a deleted document */
export function checkPresent<Document extends ChildDocument>(kind: Life<Document>, document: Document): void {
  if (isDeleted(kind, document)) throw new AppError(kind.life.errors.deleted);
}

/** @throws the kind's error of a deleted document; report.draft */
export function checkFinished<Document extends ChildDocument>(
  kind: Life<Document>,
  document: Document,
): void {
  checkPresent(kind, document);
  if (document.status === 'draft') throw new AppError('report.draft');
}

/** @throws the kind's errors of a document that is somebody else's, or deleted; case.archived */
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

/** As `checkChangeable`, for drafts only. @throws the kind's error of a finished document as well */
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

/** Whether the person may delete and restore it. @throws the kind's error; permission.denied */
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

/** Whether it is finished already; a deleted one is not. */
export const isFinished = <Document extends ChildDocument>(
  kind: Pick<DocumentKind<Document>, 'deletedAt'>,
  document: Document,
): boolean => document.status !== 'draft' && !isDeleted(kind, document);

/** What finishing sets; a document that was finished before becomes amended. @param now milliseconds */
export function finishedMarks(
  document: Pick<ChildDocument, 'version'> & Finished,
  finishedBy: Author,
  now: number,
) {
  const { finishedAt, version } = document;
  const at = new Date(now).toISOString();
  const { id, fullName } = finishedBy;
  return {
    ...(finishedAt === null
      ? { status: 'finished' as const, finishedAt: at }
      : { status: 'amended' as const, amendedAt: at }),
    finishedBy,
    finishings: finishingsWith(document, { at, by: { id, fullName } }),
    frozenVersion: version + 1,
  };
}

/** What turning a finished document into a draft sets; finishing it again amends it. */
export const reopenedMarks = { status: 'draft' } as const;
