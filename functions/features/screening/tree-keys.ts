import { caseIdFromChildId, childIdSuffix } from '../../../shared/core/ids.ts';
import type { Key } from '../../platform/storage/key.ts';
import { caseKey, type KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of the NeuroTree, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'entry of a NeuroTree', format: 'tree-entries', pk: 'C#{o}#C#{c}', sk: 'TREE#{own}' },
  {
    record: 'names of a node of the NeuroTree',
    format: 'tree-nodes',
    pk: 'C#{o}#TREENODES',
    sk: 'NODE#{node}',
  },
];

export const treeEntryKey = (o: string, id: string): Key => ({
  pk: caseKey(o, caseIdFromChildId(id)).pk,
  sk: `TREE#${childIdSuffix(id)}`,
});
export const treeEntriesOf = (o: string, c: string) => ({ pk: caseKey(o, c).pk, prefix: 'TREE#' });

export const treeNodeKey = (o: string, node: string): Key => ({ pk: `C#${o}#TREENODES`, sk: `NODE#${node}` });
export const treeNodesOf = (o: string) => ({ pk: `C#${o}#TREENODES`, prefix: 'NODE#' });
