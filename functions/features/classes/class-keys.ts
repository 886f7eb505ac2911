import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of classes, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'class with its children',
    format: 'class',
    pk: 'C#{o}#CLASS#{id}',
    sk: 'CLASS',
    note: 'TTL 30 d once removed',
  },
  {
    record: 'class in the list',
    format: 'class-row',
    pk: 'C#{o}#CLASSES#{status}',
    sk: '{id}',
    note: 'TTL 30 d once removed',
  },
];

/** Removed classes have their own list, so that an erasure finds their former children. */
export type ClassList = 'active' | 'archived' | 'removed';
export const classLists: readonly ClassList[] = ['active', 'archived', 'removed'];

export const classKey = (o: string, id: string): Key => ({ pk: `C#${o}#CLASS#${id}`, sk: 'CLASS' });
export const classesOf = (o: string, list: ClassList) => ({ pk: `C#${o}#CLASSES#${list}` });
export const classRowKey = (o: string, list: ClassList, id: string): Key => ({
  ...classesOf(o, list),
  sk: id,
});
