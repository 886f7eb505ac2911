import { treeNodes } from '../../../../shared/features/screening/tree-nodes/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { listTreeNodesHandler } from './list-tree-nodes.ts';
import { renameTreeNodeHandler } from './rename-tree-node.ts';

export const endpoints = treeNodes;

export const handlers: Handlers<typeof treeNodes> = {
  listTreeNodes: listTreeNodesHandler,
  renameTreeNode: renameTreeNodeHandler,
};
