import { changedFacts, type ReportChange } from '../../../shared/core/report-changes.ts';
import type { ChangedDocument } from '../../../shared/features/privacy/child-data/schema.ts';
import type { Key } from '../storage/key.ts';
import type { Item } from '../storage/write.ts';
import type { ChildDocument, DocumentKind } from './document-kind.ts';
import { isFinished } from './document-life.ts';

interface RecordsOfChild {
  items: readonly Item[];
  itemAt: (key: Key) => Item | undefined;
  organization: { slug: string };
}

/**
 * Finds finished documents of one kind that print outdated data, such as a name that the child no longer has.
 * @param changesOf compares the printed data with the data that the document would print now; `all` are all
 * documents of this kind about the child
 */
export async function changedDocuments<Document extends ChildDocument, Frozen>(
  kind: DocumentKind<Document, Frozen>,
  { items, itemAt, organization }: RecordsOfChild,
  changesOf: (
    printed: Frozen,
    document: Document,
    all: readonly Document[],
  ) => ReportChange[] | Promise<ReportChange[]>,
): Promise<ChangedDocument[]> {
  const { keys, parse, noun, dayOf, frozen } = kind;
  const all = items.filter(({ sk }) => sk.startsWith(keys.prefix)).map(parse);
  const finished = all.filter(document => isFinished(kind, document));
  const checked = finished.map(async document => {
    const { id } = document;
    const version = frozen.versionOf(document);
    const item = version === null ? undefined : itemAt(frozen.key(organization.slug, id, version));
    const changes = item ? changedFacts(await changesOf(frozen.parse(item), document, all)) : [];
    return changes.length > 0 ? [{ id, kind: noun, date: dayOf(document), changes }] : [];
  });
  return (await Promise.all(checked)).flat();
}
