import { nodesOf } from '../tree-nodes/standard-nodes.ts';
import { almond, type Limb, limbPath, type Point, pointOn, type TreeShape } from './shapes.ts';
import { foot, fork, ground, nodePlaces, treeSize } from './tree-layout.ts';

const { width, height } = treeSize;

/** Draws the NeuroTree without the symbols and names of its nodes, from back to front. */
export function drawBackground(): TreeShape[] {
  return [
    ...crown(),
    ...soil(),
    ...roots().map(bark),
    ...twigs().map(bark),
    ...branches().map(bark),
    { d: trunkPath(), fill: 'bark' },
    ...leavesOnTwigs(),
    ...grass(),
  ];
}

const bark = (limb: Limb): TreeShape => ({ d: limbPath(limb), fill: 'bark' });

/**
 * Draws the leaves of the crown, lighter at the edge and darker inside, arranged like the seeds of a
 * sunflower.
 */
function crown(): TreeShape[] {
  const centre = { x: 320, y: 228 };
  const count = 170;
  const turn = Math.PI * (3 - Math.sqrt(5));
  return Array.from({ length: count }, (_, index) => {
    const share = Math.sqrt((index + 0.5) / count);
    const angle = index * turn;
    const x = centre.x + 284 * share * Math.cos(angle);
    const y = centre.y + 186 * share * Math.sin(angle) + 14 * Math.cos(2 * angle) * share;
    const length = 66 - 22 * share + (index % 5) * 3;
    const lean = Math.atan2(y - centre.y, x - centre.x) + ((index % 7) - 3) * 0.16;
    return { d: almond({ x, y }, length, length * 0.46, lean), fill: index % 3 === 0 ? 'foliage' : 'crown' };
  });
}

function soil(): TreeShape[] {
  const hill = `M0 ${ground + 6}C${width * 0.25} ${ground - 12} ${width * 0.75} ${ground - 12} ${width} ${ground + 6}`;
  return [
    { d: `${hill}L${width} ${height}L0 ${height}Z`, fill: 'soil' },
    { d: hill, stroke: 'soilEdge', width: 1.2 },
  ];
}

function trunkPath(): string {
  const [top, bottom] = [fork.y - 10, ground + 6];
  return [
    `M${foot.x - 58} ${bottom}`,
    `C${foot.x - 26} ${bottom - 22} ${foot.x - 22} ${bottom - 96} ${fork.x - 19} ${top}`,
    `L${fork.x + 19} ${top}`,
    `C${foot.x + 22} ${bottom - 96} ${foot.x + 26} ${bottom - 22} ${foot.x + 58} ${bottom}`,
    `C${foot.x + 30} ${bottom + 14} ${foot.x - 30} ${bottom + 14} ${foot.x - 58} ${bottom}`,
    'Z',
  ].join('');
}

/** The branches of the tree. They start side by side at the fork and rise to their nodes. */
function branches(): Limb[] {
  return nodesOf('branches').map(({ id }, index) => {
    const to = nodePlaces[id];
    const from = { x: fork.x + (index - 2) * 4, y: fork.y + 14 };
    const reach = to.x - from.x;
    return {
      from,
      bend: [
        { x: from.x + reach * 0.12, y: from.y - Math.max(40, (from.y - to.y) * 0.55) },
        { x: from.x + reach * 0.62, y: to.y + Math.abs(reach) * 0.1 + 22 },
      ],
      to,
      widths: [index === 2 ? 24 : 22, 8],
    };
  });
}

const twigOf = (branch: Point, leaf: Point): Limb => ({
  from: branch,
  bend: [
    { x: branch.x + (leaf.x - branch.x) * 0.1, y: branch.y - (branch.y - leaf.y) * 0.35 },
    { x: leaf.x - (leaf.x - branch.x) * 0.1, y: branch.y - (branch.y - leaf.y) * 0.65 },
  ],
  to: leaf,
  widths: [7, 3],
});

function twigs(): Limb[] {
  return nodesOf('leaves').flatMap(({ id, parent }) =>
    parent ? [twigOf(nodePlaces[parent], nodePlaces[id])] : [],
  );
}

/** A pair of green leaves on each twig. */
function leavesOnTwigs(): TreeShape[] {
  return twigs().flatMap(({ from, to }) => {
    const [x, y] = [from.x + (to.x - from.x) * 0.32, from.y + (to.y - from.y) * 0.32];
    return [-1, 1].map(side => ({
      d: almond({ x: x + side * 11, y: y - 7 }, 22, 10, side > 0 ? -0.65 : 0.65 + Math.PI),
      fill: 'foliageDeep' as const,
    }));
  });
}

function roots(): Limb[] {
  return nodesOf('roots').flatMap(({ id }, index) => {
    const to = nodePlaces[id];
    const from = { x: foot.x + (index - 2) * 15, y: foot.y - 8 };
    const reach = to.x - from.x;
    const main: Limb = {
      from,
      bend: [
        { x: from.x + reach * 0.16, y: from.y + 46 },
        { x: from.x + reach * 0.62, y: to.y - 26 },
      ],
      to,
      widths: [24, 5],
    };
    const fine = { x: to.x + Math.sign(reach || 1) * 34, y: to.y + 6 };
    const start = pointOn(main, 0.6);
    const hair: Limb = {
      from: start,
      bend: [
        { x: start.x + reach * 0.12, y: start.y + 4 },
        { x: fine.x - reach * 0.12, y: fine.y - 30 },
      ],
      to: { x: fine.x, y: fine.y - 22 },
      widths: [5, 1.2],
    };
    return index === 2 ? [main] : [main, hair];
  });
}

function grass(): TreeShape[] {
  return Array.from({ length: 22 }, (_, index) => {
    const x = 18 + index * 29 + (index % 3) * 6;
    const y = ground + 1 - 11 * Math.sin((x / width) * Math.PI) * 0.9;
    const lean = ((index % 5) - 2) * 0.16;
    return Math.abs(x - foot.x) < 66
      ? undefined
      : {
          d: almond({ x, y: y - 4 }, 15 + (index % 4) * 2, 4, -Math.PI / 2 + lean),
          fill: 'foliageDeep' as const,
        };
  }).filter(shape => shape !== undefined);
}
