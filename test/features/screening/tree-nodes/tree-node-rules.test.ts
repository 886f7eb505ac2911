import { expect, test } from 'vitest';
import { toTreeNode, treeNodesWith } from '../../../../shared/features/screening/tree-nodes/named-nodes.ts';
import type { TreeNodeRecord } from '../../../../shared/features/screening/tree-nodes/schema.ts';
import {
  nodesOf,
  standardNodes,
  treeParts,
} from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';

const renamed: TreeNodeRecord = { node: 'sight', en: 'Seeing', zh: '看', version: 3 };

test('a NeuroTree has all standard nodes in order; a node that the organisation never renamed has only the standard name', () => {
  expect(treeNodesWith([])).toEqual(
    standardNodes.map(node => ({ ...node, names: { en: '', zh: '' }, version: 0 })),
  );
});

test('a renamed NeuroTree node has its own names; the other nodes keep theirs', () => {
  const nodes = treeNodesWith([{ node: 'reading', en: 'Books', zh: '', version: 1 }, renamed]);
  expect(nodes.filter(({ version }) => version > 0)).toEqual([
    {
      ...{ id: 'sight', part: 'roots', parent: null, order: 0 },
      ...{ names: { en: 'Seeing', zh: '看' }, version: 3 },
    },
    {
      ...{ id: 'reading', part: 'leaves', parent: 'eye-tracking', order: 14 },
      ...{ names: { en: 'Books', zh: '' }, version: 1 },
    },
  ]);
});

test('stored names of a NeuroTree node are read with this node’s ID; stored names of an unknown node cause an error', () => {
  expect(toTreeNode(renamed)).toEqual({
    ...{ id: 'sight', part: 'roots', parent: null, order: 0 },
    ...{ names: { en: 'Seeing', zh: '看' }, version: 3 },
  });
  const gone: object = { ...renamed, node: 'taste' };
  expect(() => toTreeNode(gone as TreeNodeRecord)).toThrow('there is no such node');
});

test('every NeuroTree node is in exactly one part of the tree, and the parts list their nodes in the order of all nodes', () => {
  expect(nodesOf('trunk').map(({ id }) => id)).toEqual(['reflexes', 'balance', 'coordination', 'midline']);
  expect(treeParts.flatMap(part => nodesOf(part))).toEqual(standardNodes);
});
