import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { jsonEntry, type ZipEntry } from '../../../platform/files/write-zip.ts';
import type { Item } from '../../../platform/storage/write.ts';

/** How a record is stored, which says nothing of the child. */
const storageFields = ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk', 'row', 'fmt', 'kind', 'expiresAt'];

/** A file for each kind of records that are stored with a case, whatever features they are of. */
export function recordEntries({ items }: Pick<CaseDataScope, 'items'>): ZipEntry[] {
  const byKind = Map.groupBy(items, kindOf);
  return [...byKind].map(([kind, records]) => jsonEntry(`records/${kind}.json`, records.map(withoutStorage)));
}

function kindOf({ sk, kind }: Item): string {
  const name = String(kind ?? 'other').replaceAll(/[^\w-]/g, '-');
  return sk.startsWith('V#') ? `${name}-earlier-versions` : name;
}

const withoutStorage = (record: Item) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !storageFields.includes(name)));
