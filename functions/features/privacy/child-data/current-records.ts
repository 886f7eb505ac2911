import { reportRecordFields } from '../../../../shared/core/documents/report-kinds.ts';
import { isDeletedItem } from '../../../platform/documents/document-kind.ts';
import type { Item } from '../../../platform/storage/write.ts';

const earlierFields = ['formerAttachments', 'previous', 'undo'];

/** The records of a case, without deleted documents and earlier versions. */
export function currentRecords(items: readonly Item[]): Item[] {
  const documents = new Map(items.filter(isDocument).map(item => [item.id, item]));
  return items
    .filter(
      item =>
        !item.sk.startsWith('V#') &&
        !isDeletedItem(item) &&
        isOfCurrent(item, documents.get(documentId(item))),
    )
    .map(withoutEarlier);
}

const isDocument = ({ sk, id }: Item) => typeof id === 'string' && !sk.startsWith('V#');

const documentFields = ['reportId', ...Object.keys(reportRecordFields)];

const documentId = (item: Item) => documentFields.map(name => item[name]).find(id => typeof id === 'string');

function isOfCurrent({ sk, version }: Item, document: Item | undefined): boolean {
  if (!document) return true;
  const isPrinted = sk.startsWith('PRINT#') && version !== undefined;
  return !isDeletedItem(document) && (!isPrinted || version === (document.frozenVersion ?? 0));
}

const withoutEarlier = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !earlierFields.includes(name))) as Item;

/** Fields that are used only for storage and contain no data about the child. */
const storageFields = ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk', 'row', 'fmt', 'kind', 'expiresAt'];

export const withoutStorage = (record: Item): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !storageFields.includes(name)));
