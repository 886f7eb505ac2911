/** Parts of the tree, from the ground up, and its surroundings. */
export const treeParts = ['roots', 'trunk', 'branches', 'leaves', 'surroundings'] as const;
export type TreePart = (typeof treeParts)[number];

const nodes = {
  sight: ['roots', null],
  hearing: ['roots', null],
  touch: ['roots', null],
  'balance-sense': ['roots', null],
  'body-sense': ['roots', null],
  reflexes: ['trunk', null],
  balance: ['trunk', 'reflexes'],
  coordination: ['trunk', 'balance'],
  midline: ['trunk', 'coordination'],
  'eye-tracking': ['branches', 'midline'],
  'eye-hand': ['branches', 'midline'],
  'visual-spatial': ['branches', 'midline'],
  auditory: ['branches', 'midline'],
  attention: ['branches', 'midline'],
  reading: ['leaves', 'eye-tracking'],
  writing: ['leaves', 'eye-hand'],
  mathematics: ['leaves', 'visual-spatial'],
  spelling: ['leaves', 'auditory'],
  comprehension: ['leaves', 'attention'],
  confidence: ['surroundings', null],
  behaviour: ['surroundings', null],
  'daily-living': ['surroundings', null],
} as const satisfies Record<string, readonly [TreePart, string | null]>;

export type TreeNodeId = keyof typeof nodes;

/** Ids of all nodes, in the order of the list. A node is never removed, because old entries refer to it. */
export const treeNodeIds = Object.keys(nodes) as [TreeNodeId, ...TreeNodeId[]];

export interface StandardNode {
  id: TreeNodeId;
  part: TreePart;
  /** The node from which this node grows; null if it grows from none. */
  parent: TreeNodeId | null;
  order: number;
}

/**
 * The nodes of the NeuroTree, which is a model of learning. They are the same in every organisation; only
 * their names may differ.
 */
export const standardNodes: readonly StandardNode[] = treeNodeIds.map((id, order) => {
  const [part, parent] = nodes[id];
  return { id, part, parent, order };
});

export const nodesOf = (part: TreePart): StandardNode[] => standardNodes.filter(node => node.part === part);
