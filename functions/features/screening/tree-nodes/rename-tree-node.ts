import type { treeNodes } from '../../../../shared/features/screening/tree-nodes/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { TreeNodesStore } from './tree-nodes-store.ts';

export const renameTreeNode: Handler<typeof treeNodes.renameTreeNode> = async (
  { node, version, ...names },
  { openStore },
) => openStore(TreeNodesStore).rename(node, names, version);
