import * as z from 'zod';
import { lineOf } from '../../../core/fields.ts';
import { treeNodeIds, treeParts } from './standard-nodes.ts';

export const TreeNodeId = z.enum(treeNodeIds).meta({ id: 'TreeNodeId' });
export const TreePart = z.enum(treeParts);

/** Longest name of a node, which has to fit beside it. */
export const maxNodeNameLength = 40;
const NodeName = lineOf(maxNodeNameLength);

/** What an organisation calls a node; the standard name where it is empty. */
export const TreeNodeNames = z.strictObject({ en: NodeName.default(''), zh: NodeName.default('') });
export type TreeNodeNames = z.output<typeof TreeNodeNames>;

/** Names as they are stored; a node that was never renamed has version 0. */
export const TreeNodeRecord = z.object({ node: TreeNodeId, ...TreeNodeNames.shape, version: z.int().min(0) });
export type TreeNodeRecord = z.output<typeof TreeNodeRecord>;

/** A node as an organisation has it. */
export const TreeNode = z
  .object({
    id: TreeNodeId,
    part: TreePart,
    parent: TreeNodeId.nullable(),
    order: z.int(),
    /** Own names of the organisation; empty for the standard ones. */
    names: z.object(TreeNodeNames.shape),
    version: z.int(),
  })
  .meta({ id: 'TreeNode' });
export type TreeNode = z.output<typeof TreeNode>;
