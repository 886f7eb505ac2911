import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type DrawnNode, drawTree } from '../../../../shared/features/screening/tree-drawing/draw-tree.ts';
import type { Ink, TreeShape } from '../../../../shared/features/screening/tree-drawing/shapes.ts';
import { treeNodeIds } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';

const colours: Record<Ink, string> = {
  ...{ paper: '#fffdf7', crown: '#d9e8c4', foliage: '#bcd89b', foliageDeep: '#6b9a4c', leafEdge: '#8aa86f' },
  ...{ bark: '#8b6b4e', soil: '#e9dcc8', soilEdge: '#b79f7c', brand: '#1d6f63', attention: '#b4521e' },
  ...{ attentionPale: '#fbe3d2', muted: '#8d8d8d' },
};
const states = ['strength', 'emerging', 'concern', 'none'] as const;
const changes = ['better', 'worse', 'same', null, 'worse', 'better', null] as const;
const rounded = (value: number) => Number(value.toFixed(2));

function pathOf({ d, fill, stroke, width, dash }: TreeShape): string {
  const line = stroke && ` stroke="${colours[stroke]}" stroke-width="${width && rounded(width)}"`;
  const dashes = dash && ` stroke-dasharray="${dash.join(' ')}"`;
  return `<path fill="${fill ? colours[fill] : 'none'}"${line ?? ''}${dashes ?? ''} d="${d}"/>`;
}

const nodeOf = ({ id, x, y, shapes, label, box }: DrawnNode): string[] => [
  `<g id="${id}" data-at="${x} ${y}">`,
  ...shapes.map(pathOf),
  ...label.map(
    line =>
      `<text x="${rounded(line.x)}" y="${rounded(line.y)}" text-anchor="${line.align}">${line.text}</text>`,
  ),
  `<rect fill="none" stroke="#c0c0c0" x="${rounded(box.x)}" y="${rounded(box.y)}" width="${rounded(box.width)}" height="${rounded(box.height)}"/>`,
  '</g>',
];

/** Draws a NeuroTree with all states and changes of nodes; every second name is too long for one line. */
function picture(): string {
  const { background, nodes, parts } = drawTree(id => {
    const at = treeNodeIds.indexOf(id);
    const name = id.replaceAll('-', ' ');
    return {
      name: at % 2 === 0 ? name : `${name} of a growing child`,
      state: states[at % states.length] ?? 'none',
      change: changes[at % changes.length] ?? null,
    };
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 760" font-family="sans-serif" font-size="14">',
    '<title>The tree with all states and changes</title>',
    ...background.map(pathOf),
    ...nodes.flatMap(nodeOf),
    ...parts.map(({ part, x, y }) => `<text x="${x}" y="${y}">${part}</text>`),
    '</svg>\n',
  ].join('\n');
}

/**
 * The approved drawing is a file that a browser can show. After an intended change, look at the new drawing
 * and store it in that file.
 */
test('the NeuroTree is drawn exactly like the approved picture', () => {
  expect(picture()).toBe(readFileSync(new URL('approved-tree.svg', import.meta.url), 'utf8'));
});
