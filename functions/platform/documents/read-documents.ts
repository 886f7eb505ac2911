import type { CaseViewer } from '../../../shared/core/can-see-case.ts';
import { caseIdFromChildId } from '../../../shared/core/ids.ts';
import type { DocumentsInput } from '../../../shared/core/reading/documents-input.ts';
import { cursorPage, type ListPage, readPageCursor } from '../http/pagination.ts';
import type { Origin } from '../storage/commit.ts';
import type { Table } from '../storage/table.ts';
import type { ChildDocument } from './document-kind.ts';
import { DocumentFinder, type DocumentListing, type IndexRow } from './find-documents.ts';

interface Caller {
  actor: { id: string };
  scope: CaseViewer['scope'];
  openStore: <Store>(StoreOf: new (table: Table, organization: string, origin: Origin) => Store) => Store;
}

/**
 * Creates a handler that reads whole finished documents of one kind, page by page. It returns only documents
 * that the caller may see.
 */
export function documentsReader<Document extends ChildDocument, Row extends IndexRow & { status: string }>(
  listing: DocumentListing<Document, Row>,
) {
  const { kind } = listing;
  class Reader extends DocumentFinder {
    /** Reads a page of documents, each with the id of its child's current case. A page may be short. */
    async read(
      { ids, children, savedFrom, savedTo, cursor, ...search }: DocumentsInput,
      viewer: CaseViewer,
    ): Promise<ListPage<Document>> {
      const { page, place } = readPageCursor(cursor);
      const { rows, next } = await this.find({
        ...{ ...listing, viewer },
        search: {
          ...search,
          ...{ author: null, isSent: null, cursor: place },
          caseIds: children ?? ids?.map(caseIdFromChildId) ?? null,
        },
        matches: ({ id, status }) => status !== 'draft' && (ids === null || ids.includes(id)),
        withChild: ({ id }, child) => ({ id, caseId: child.id }),
      });
      const items = await this.table.get(rows.map(({ id }) => kind.keys.key(this.organization, id)));
      const documents = rows.flatMap(({ caseId }, at) => {
        const item = items[at];
        return item ? [{ ...kind.parse(item), caseId }] : [];
      });
      const saved = documents.filter(({ savedAt }) => isWithin(savedAt, savedFrom, savedTo));
      return cursorPage(saved, { page, perPage: search.limit, next, total: null });
    }
  }
  return (search: DocumentsInput, { actor, scope, openStore }: Caller): Promise<ListPage<Document>> =>
    openStore(Reader).read(search, { id: actor.id, scope });
}

const isWithin = (at: string, from: string | null, to: string | null) =>
  (from === null || Date.parse(at) >= Date.parse(from)) && (to === null || Date.parse(at) <= Date.parse(to));
