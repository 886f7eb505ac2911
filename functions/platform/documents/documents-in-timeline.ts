import { timeOfChildId } from '../storage/new-id.ts';
import type { Table } from '../storage/table.ts';
import { type ChildDocument, type DocumentKind, isDeleted } from './document-kind.ts';

interface Entry<Details> {
  act: string;
  details: Details;
  by: { id: string; fullName: string };
}

/** A child's documents up to today, each on its own date, with its author. */
export async function documentsInTimeline<Document extends ChildDocument, Details>(
  kind: DocumentKind<Document>,
  { table, organization }: { table: Table; organization: string },
  { caseId, today }: { caseId: string; today: string },
  entryOf: (document: Document) => Entry<Details>,
) {
  const { keys, parse, dayOf } = kind;
  const items = await table.queryAll(keys.ofCase(organization, caseId));
  return items
    .map(parse)
    .filter(document => !isDeleted(kind, document) && dayOf(document) <= today)
    .map(document => {
      const { id } = document;
      const { act, details, by } = entryOf(document);
      return {
        ...{ id, act, details, on: dayOf(document), recordedAt: timeOfChildId(id) },
        record: { id, reference: null },
        by: { id: by.id, fullName: by.fullName },
      };
    });
}
