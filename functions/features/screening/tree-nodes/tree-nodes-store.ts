import { AppError } from '../../../../shared/core/errors.ts';
import { toTreeNode } from '../../../../shared/features/screening/tree-nodes/named-nodes.ts';
import {
  type TreeNode,
  type TreeNodeNames,
  TreeNodeRecord,
} from '../../../../shared/features/screening/tree-nodes/schema.ts';
import type { TreeNodeId } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { hasVersion, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { treeNodeKey, treeNodesOf } from '../tree-keys.ts';

export class TreeNodesStore extends OrganizationStore {
  async list(): Promise<TreeNodeRecord[]> {
    const items = await this.table.queryAll(treeNodesOf(this.organization));
    return items.map(item => TreeNodeRecord.parse(item));
  }

  /** @param version 0 if the node was never renamed @throws version.conflict */
  rename(node: TreeNodeId, names: TreeNodeNames, version: number): Promise<TreeNode> {
    const record: TreeNodeRecord = { node, ...names, version: version + 1 };
    const write: Write = {
      put: { ...treeNodeKey(this.organization, node), kind: 'tree-node', ...record },
      when: version === 0 ? isAbsent : hasVersion(version),
      onConditionFailed: existing =>
        new AppError('version.conflict', {
          ...(existing && { current: toTreeNode(TreeNodeRecord.parse(existing)) }),
        }),
    };
    return this.commit({ act: 'tree-node.renamed', record: node }, [write], toTreeNode(record));
  }
}
