import type { treeNodes } from '../../../../shared/features/screening/tree-nodes/endpoints.ts';
import { toTreeNode } from '../../../../shared/features/screening/tree-nodes/named-nodes.ts';
import type { Handler } from '../../../composition/context.ts';
import { TreeNodesStore } from './tree-nodes-store.ts';

export const renameTreeNodeHandler: Handler<typeof treeNodes.renameTreeNode> = async (
  { node, version, ...names },
  { openStore },
) => toTreeNode(await openStore(TreeNodesStore).rename(node, names, version));
