import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { page } from '../../../core/fields.ts';
import { TreeNode, TreeNodeNames } from './schema.ts';
import { treeNodeIds } from './standard-nodes.ts';

export const treeNodes = {
  listTreeNodes: endpoint({
    method: 'GET',
    path: 'tree-nodes',
    summary: 'The nodes of the NeuroTree, with the organisation’s names',
    needs: 'tree-node:read',
    input: z.strictObject({}),
    output: page(TreeNode),
  }),
  renameTreeNode: endpoint({
    method: 'PUT',
    path: 'tree-nodes/{node}',
    summary: 'Renames a node for the organisation; empty names restore the standard ones',
    needs: 'tree-node:change',
    errors: ['version.conflict'],
    input: TreeNodeNames.safeExtend({ node: z.enum(treeNodeIds), version: z.int().min(0) }),
    output: TreeNode,
  }),
};
