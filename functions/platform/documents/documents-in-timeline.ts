import { timeOfChildId } from '../storage/new-id.ts';
import type { Table } from '../storage/table.ts';
import { type ChildDocument, isDeleted, type KindWith } from './document-kind.ts';

/**
 * Timeline events of a child's documents of one kind up to today, each with the document's date and author.
 */
export async function documentsInTimeline<Document extends ChildDocument, Frozen>(
  kind: KindWith<'timeline', Document, Frozen>,
  { table, organization }: { table: Table; organization: string },
  caseId: string,
  today: string,
) {
  const { keys, parse, dayOf, timeline } = kind;
  const items = await table.queryAll(keys.ofCase(organization, caseId));
  return items
    .map(parse)
    .filter(document => !isDeleted(kind, document) && dayOf(document) <= today)
    .map(document => {
      const { id } = document;
      const by = timeline.by(document);
      return {
        ...{ id, act: timeline.act, details: timeline.detailsOf(document) },
        ...{ on: dayOf(document), recordedAt: timeOfChildId(id), record: { id, reference: null } },
        by: { id: by.id, fullName: by.fullName },
      };
    });
}
