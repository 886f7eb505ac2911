import type { TreeNode, TreeNodeRecord } from './schema.ts';
import { standardNodes } from './standard-nodes.ts';

export function treeNodesWith(records: readonly TreeNodeRecord[]): TreeNode[] {
  const byNode = new Map(records.map(record => [record.node, record]));
  return standardNodes.map(node => {
    const { en = '', zh = '', version = 0 } = byNode.get(node.id) ?? {};
    return { ...node, names: { en, zh }, version };
  });
}

/** Converts the stored names of a node to the node. @throws Error if the node does not exist */
export function toTreeNode(record: TreeNodeRecord): TreeNode {
  const node = treeNodesWith([record]).find(({ id }) => id === record.node);
  if (!node) throw new Error('there is no such node');
  return node;
}
