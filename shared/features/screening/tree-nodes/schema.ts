import * as z from 'zod';
import { lineOf } from '../../../core/fields.ts';
import { treeNodeIds, treeParts } from './standard-nodes.ts';

export const TreeNodeId = z.enum(treeNodeIds).meta({ id: 'TreeNodeId' });
export const TreePart = z.enum(treeParts);

/** Maximum length of a node's name, which must fit beside the node in the drawing. */
export const maxNodeNameLength = 40;
const NodeName = lineOf(maxNodeNameLength);

/** The organisation's names for a node; an empty text means the standard name. */
export const TreeNodeNames = z.strictObject({ en: NodeName.default(''), zh: NodeName.default('') });
export type TreeNodeNames = z.output<typeof TreeNodeNames>;

/** Stored names of a node. A node that was never renamed has version 0. */
export const TreeNodeRecord = z.object({ node: TreeNodeId, ...TreeNodeNames.shape, version: z.int().min(0) });
export type TreeNodeRecord = z.output<typeof TreeNodeRecord>;

export const TreeNode = z
  .object({
    id: TreeNodeId,
    part: TreePart,
    parent: TreeNodeId.nullable(),
    order: z.int(),
    /** The organisation's own names; empty texts if it uses the standard names. */
    names: z.object(TreeNodeNames.shape),
    version: z.int(),
  })
  .meta({ id: 'TreeNode' });
export type TreeNode = z.output<typeof TreeNode>;
