import type { TreeChange } from '../tree-entries/tree-state.ts';
import { standardNodes, type TreeNodeId, type TreePart } from '../tree-nodes/standard-nodes.ts';
import type { ShownState } from '../tree-texts/tree-text-types.ts';
import { drawBackground } from './draw-background.ts';
import { drawSign } from './draw-sign.ts';
import { almond, circle, type Point, type TreeShape } from './shapes.ts';
import { type NodePlace, nodePlaces } from './tree-layout.ts';
import { textWidth, wrapLabel } from './wrap-label.ts';

export const labelSize = 14;
const lineHeight = 16.5;
const signRadius = 13;

export interface DrawnLine extends Point {
  text: string;
  align: 'start' | 'middle';
}

export interface DrawnNode extends Point {
  id: TreeNodeId;
  shapes: TreeShape[];
  label: DrawnLine[];
  /** The area that the node's symbol and name cover, for clicks and the focus outline. */
  box: { x: number; y: number; width: number; height: number };
}

export interface NodeToDraw {
  name: string;
  state: ShownState;
  change: TreeChange | null;
}

export interface DrawnTree {
  background: TreeShape[];
  nodes: DrawnNode[];
  parts: (Point & { part: TreePart })[];
}

/** Positions of the names of the tree's parts, at the left edge of the drawing. */
const partPlaces: DrawnTree['parts'] = [
  { part: 'leaves', x: 14, y: 30 },
  { part: 'branches', x: 14, y: 408 },
  { part: 'trunk', x: 14, y: 590 },
  { part: 'surroundings', x: 14, y: 442 },
  { part: 'roots', x: 14, y: 746 },
];

/** Draws the NeuroTree with the symbols of a child's entries, or with empty symbols, for screen and paper. */
export function drawTree(nodeOf: (id: TreeNodeId) => NodeToDraw): DrawnTree {
  return {
    background: drawBackground(),
    nodes: standardNodes.map(({ id, part }) => drawNode(id, part, nodeOf(id))),
    parts: partPlaces,
  };
}

function drawNode(id: TreeNodeId, part: TreePart, { name, state, change }: NodeToDraw): DrawnNode {
  const place = nodePlaces[id];
  const lines = wrapLabel(name, place.room, labelSize);
  const label = labelLines(place, part, lines);
  const shapes = [
    ...frameOf(part, place),
    ...drawSign(state, place, signRadius),
    ...(change && change !== 'same' ? arrow(place, change) : []),
  ];
  return { id, x: place.x, y: place.y, shapes, label, box: boxOf(place, label) };
}

/**
 * The frame around a node: the shape of an eye for leaves, as in the logo, and a dotted ring for
 * surroundings.
 */
function frameOf(part: TreePart, at: Point): TreeShape[] {
  if (part === 'leaves') return [{ d: almond(at, 68, 52), fill: 'paper', stroke: 'leafEdge', width: 1.6 }];
  if (part === 'surroundings')
    return [{ d: circle(at, 23), fill: 'paper', stroke: 'leafEdge', width: 1.6, dash: [1.6, 3.6] }];
  return [];
}

function labelLines(place: NodePlace, part: TreePart, lines: readonly string[]): DrawnLine[] {
  if (place.label !== 'below') {
    const top = place.y + 5 - ((lines.length - 1) * lineHeight) / 2;
    return lines.map((text, index) => ({
      text,
      x: place.x + 40,
      y: top + index * lineHeight,
      align: 'start',
    }));
  }
  const gap = part === 'leaves' || part === 'surroundings' ? 40 : 33;
  return lines.map((text, index) => ({
    text,
    x: place.x,
    y: place.y + gap + index * lineHeight,
    align: 'middle',
  }));
}

function boxOf(place: Point, label: readonly DrawnLine[]): DrawnNode['box'] {
  const spans = label.map(({ x, text, align }) => {
    const width = textWidth(text, labelSize);
    return align === 'middle' ? [x - width / 2, x + width / 2] : [x, x + width];
  });
  const left = Math.min(place.x - 26, ...spans.map(([from = 0]) => from)) - 5;
  const right = Math.max(place.x + 26, ...spans.map(([, to = 0]) => to)) + 5;
  const top = place.y - 22;
  const bottom = Math.max(place.y + 22, ...label.map(({ y }) => y + 6));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Draws an arrow at the upper right of a symbol in the tree: up if the result got better, down if worse. */
function arrow({ x, y }: Point, change: Exclude<TreeChange, 'same'>): TreeShape[] {
  const [cx, cy, turn] = [x + 19, y - 14, change === 'better' ? 1 : -1];
  const ink = change === 'better' ? 'brand' : 'attention';
  return [
    { d: circle({ x: cx, y: cy }, 9), fill: 'paper', stroke: ink, width: 1.4 },
    {
      d: `M${cx} ${cy + 4.5 * turn}L${cx} ${cy - 4.5 * turn}M${cx - 3.5} ${cy - 1 * turn}L${cx} ${cy - 4.5 * turn}L${cx + 3.5} ${cy - 1 * turn}`,
      stroke: ink,
      width: 1.7,
    },
  ];
}
