import { caseIdFromChildId, childIdSuffix } from '../../../shared/core/ids.ts';
import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/key-row.ts';
import { caseKey } from '../../platform/storage/keys.ts';
import type { RecordFormat } from '../../platform/storage/record-format.ts';

const entryFormat: RecordFormat = { kind: 'tree-entries', upgrades: [] };
const nodeFormat: RecordFormat = { kind: 'tree-nodes', upgrades: [] };

/** Table keys of the NeuroTree, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'entry of a NeuroTree', format: entryFormat, pk: 'C#{o}#C#{c}', sk: 'TREE#{own}' },
  {
    record: 'names of a node of the NeuroTree',
    format: nodeFormat,
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
