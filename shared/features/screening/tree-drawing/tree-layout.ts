import type { TreeNodeId } from '../tree-nodes/standard-nodes.ts';
import type { Point } from './shapes.ts';

/** Size of the drawing; one unit is a pixel when it is shown at full size. */
export const treeSize = { width: 640, height: 760 };

export const ground = 606;
/** Point at which the trunk divides into branches. */
export const fork: Point = { x: 320, y: 408 };
export const foot: Point = { x: 320, y: ground };

export interface NodePlace extends Point {
  /** Position of the node's name relative to the node's symbol. */
  label: 'below' | 'right' | 'left';
  /** Available width for the name of the node. */
  room: number;
}

const under = (x: number, y: number, room = 108): NodePlace => ({ x, y, label: 'below', room });

/**
 * Position of each node. Leaves are on the arc of the crown, branches on an arc below it. Trunk nodes are
 * between ground and fork, roots on an arc in the soil, and surroundings beside the trunk.
 */
export const nodePlaces: Record<TreeNodeId, NodePlace> = {
  reading: under(92, 206),
  writing: under(196, 116),
  mathematics: under(320, 82, 120),
  spelling: under(444, 116),
  comprehension: under(548, 206),
  'eye-tracking': under(116, 340),
  'eye-hand': under(212, 262),
  'visual-spatial': under(320, 216),
  auditory: under(428, 262),
  attention: under(524, 340),
  midline: { x: 320, y: 434, label: 'right', room: 118 },
  coordination: { x: 320, y: 482, label: 'right', room: 118 },
  balance: { x: 320, y: 530, label: 'right', room: 118 },
  reflexes: { x: 320, y: 578, label: 'right', room: 118 },
  confidence: under(104, 494, 120),
  behaviour: under(536, 452, 104),
  'daily-living': under(536, 542, 104),
  sight: under(76, 664, 104),
  hearing: under(192, 690, 104),
  touch: under(320, 700, 104),
  'balance-sense': under(448, 690, 104),
  'body-sense': under(564, 664, 104),
};

const directions = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const;
export type Direction = keyof typeof directions;

/**
 * The node to which an arrow key moves the focus: the nearest one in that direction, with sideways distance
 * counted double.
 */
export function nextNode(from: TreeNodeId, direction: Direction): TreeNodeId {
  const start = nodePlaces[from];
  const { x, y } = directions[direction];
  const distances = (Object.keys(nodePlaces) as TreeNodeId[]).flatMap(id => {
    const [dx, dy] = [nodePlaces[id].x - start.x, nodePlaces[id].y - start.y];
    const [along, aside] = [dx * x + dy * y, Math.abs(dx * y) + Math.abs(dy * x)];
    return along > 0 ? [{ id, cost: along + 2 * aside }] : [];
  });
  return distances.toSorted((one, other) => one.cost - other.cost)[0]?.id ?? from;
}
