import type { treeNodes } from '../../../../shared/features/screening/tree-nodes/endpoints.ts';
import { treeNodesWith } from '../../../../shared/features/screening/tree-nodes/named-nodes.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { TreeNodesStore } from './tree-nodes-store.ts';

export const listTreeNodes: Handler<typeof treeNodes.listTreeNodes> = async (_, { openStore }) =>
  singlePage(treeNodesWith(await openStore(TreeNodesStore).list()));
