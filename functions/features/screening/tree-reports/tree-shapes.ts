import {
  drawTree,
  labelSize,
  type NodeToDraw,
} from '../../../../shared/features/screening/tree-drawing/draw-tree.ts';
import type { Ink, TreeShape } from '../../../../shared/features/screening/tree-drawing/shapes.ts';
import { treeSize } from '../../../../shared/features/screening/tree-drawing/tree-layout.ts';
import type { TreeNodeId } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';
import type { TreeTexts } from '../../../../shared/features/screening/tree-texts/tree-text-types.ts';
import type { Color, Shape } from '../../../platform/pdf/document.ts';
import { number } from '../../../platform/pdf/draw-path.ts';

/** Colours for print. They can be told apart even in grey. */
const inks: Record<Ink, Color> = {
  paper: '#ffffff',
  crown: '#edf6f3',
  foliage: '#e2f0eb',
  foliageDeep: '#bfdfd4',
  leafEdge: '#5ea794',
  bark: '#dccfb8',
  soil: '#f5efe5',
  soilEdge: '#dccfb8',
  brand: '#00695c',
  attention: '#9a5b00',
  attentionPale: '#fdf1d9',
  muted: '#77726a',
};

export function scaledShapes(
  shapes: readonly TreeShape[],
  scale: number,
  by: { x: number; y: number } = { x: 0, y: 0 },
): Shape[] {
  return shapes.map(({ d, fill, stroke, width = 1, dash }) => ({
    kind: 'path',
    d: scaledPath(d, scale, by),
    ...(fill && { fill: inks[fill] }),
    ...(stroke && { stroke: inks[stroke], width: width * scale }),
    ...(dash && { dash: dash.map(length => length * scale) }),
  }));
}

/** Scales and moves a path that consists of the commands `M L C Z` with pairs of coordinates. */
function scaledPath(d: string, scale: number, { x, y }: { x: number; y: number }): string {
  let isX = false;
  return d.replaceAll(/-?\d+(?:\.\d+)?/g, text => {
    isX = !isX;
    return number(Number(text) * scale + (isX ? x : y));
  });
}

/** The tree, centred horizontally and as high as `height` allows. */
export function treeShapes(
  nodeOf: (id: TreeNodeId) => NodeToDraw,
  texts: TreeTexts,
  { width, height }: { width: number; height: number },
): Shape[] {
  const scale = Math.min(width / treeSize.width, height / treeSize.height);
  const by = { x: (width - treeSize.width * scale) / 2, y: 0 };
  const { background, nodes, parts } = drawTree(nodeOf);
  const at = (place: { x: number; y: number }) => ({ x: place.x * scale + by.x, y: place.y * scale });
  return [
    ...scaledShapes(background, scale, by),
    ...parts.map(
      ({ part, ...place }): Shape => ({
        kind: 'label',
        ...at(place),
        text: texts.parts[part],
        size: 12 * scale,
        color: inks.muted,
      }),
    ),
    ...nodes.flatMap(({ shapes, label }): Shape[] => [
      ...scaledShapes(shapes, scale, by),
      ...label.map(
        ({ text, align, ...place }): Shape => ({
          kind: 'label',
          ...at(place),
          text,
          align,
          size: labelSize * scale,
          color: '#211e1a',
        }),
      ),
    ]),
  ];
}
