import { expect, test } from 'vitest';
import { drawTree } from '../../../../shared/features/screening/tree-drawing/draw-tree.ts';
import {
  type Direction,
  nextNode,
  treeSize,
} from '../../../../shared/features/screening/tree-drawing/tree-layout.ts';
import { textWidth, wrapLabel } from '../../../../shared/features/screening/tree-drawing/wrap-label.ts';
import { treeNodeIds } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';

const directions: Direction[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

test('arrow keys reach every node of the NeuroTree from every other node', () => {
  for (const start of treeNodeIds) {
    const reached = new Set([start]);
    for (const node of reached) for (const direction of directions) reached.add(nextNode(node, direction));
    expect(reached.size, start).toBe(treeNodeIds.length);
  }
});

test('the longest node names fit into the NeuroTree without overlap, in Chinese too', () => {
  for (const name of ['视'.repeat(40), 'Understanding of everything that was read', 'W'.repeat(40)]) {
    const { nodes } = drawTree(() => ({ name, state: 'concern', change: 'better' }));
    for (const { id, box } of nodes) {
      expect(box.x, id).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, id).toBeLessThanOrEqual(treeSize.width);
      expect(box.y + box.height, id).toBeLessThanOrEqual(treeSize.height);
    }
    const lines = nodes.flatMap(({ id, label }) =>
      label.map(({ x, y, text, align }) => {
        const width = textWidth(text, 14);
        return { id, left: align === 'middle' ? x - width / 2 : x, width, y };
      }),
    );
    for (const one of lines)
      for (const other of lines)
        if (one.id !== other.id && Math.abs(one.y - other.y) < 12)
          expect(
            one.left + one.width <= other.left || other.left + other.width <= one.left,
            `${one.id} and ${other.id}`,
          ).toBe(true);
  }
});

test('a reader can distinguish the states and changes of NeuroTree nodes without colour', () => {
  const states = ['strength', 'emerging', 'concern', 'none'] as const;
  const changes = ['better', 'worse', 'same'] as const;
  const outlines = states.flatMap(state =>
    changes.map(change => {
      const [node] = drawTree(() => ({ name: 'x', state, change })).nodes;
      return JSON.stringify(node?.shapes.map(({ d, dash = null }) => ({ d, dash })));
    }),
  );
  expect(new Set(outlines).size).toBe(states.length * changes.length);
});

test('the NeuroTree’s drawing uses only path commands that both SVG and PDF can draw', () => {
  const { background, nodes } = drawTree(() => ({ name: 'x', state: 'emerging', change: 'worse' }));
  for (const { d } of [...background, ...nodes.flatMap(({ shapes }) => shapes)])
    expect(d).toMatch(/^[MLHVCZ\d\s.-]+$/);
});

test('a name of a NeuroTree node that does not fit into two lines ends in an ellipsis', () => {
  expect(wrapLabel('Eye tracking', 108, 14)).toEqual(['Eye tracking']);
  expect(wrapLabel('Visual and spatial thinking', 108, 14)).toHaveLength(2);
  expect(wrapLabel('视'.repeat(40), 108, 14).at(-1)).toMatch(/…$/);
});
