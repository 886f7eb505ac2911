import type { ShownState } from '../tree-texts/tree-text-types.ts';
import { circle, type Point, type TreeShape } from './shapes.ts';

/**
 * Draws the symbol of a node's state. Each state has a different shape, so that people recognise it without
 * colour.
 */
export function drawSign(state: ShownState, at: Point, radius: number): TreeShape[] {
  const { x, y } = at;
  const line = (...points: [number, number][]) =>
    points
      .map(([dx, dy], index) => `${index === 0 ? 'M' : 'L'}${x + dx * radius} ${y + dy * radius}`)
      .join('');
  if (state === 'strength')
    return [
      { d: circle(at, radius), fill: 'brand', stroke: 'paper', width: 1.5 },
      { d: line([-0.42, 0.04], [-0.1, 0.36], [0.45, -0.3]), stroke: 'paper', width: radius * 0.19 },
    ];
  if (state === 'emerging') {
    const inner = radius * 0.62;
    const handle = 0.5523 * inner;
    const half = [
      `M${x} ${y - inner}`,
      `C${x - handle} ${y - inner} ${x - inner} ${y - handle} ${x - inner} ${y}`,
      `C${x - inner} ${y + handle} ${x - handle} ${y + inner} ${x} ${y + inner}`,
      'Z',
    ].join('');
    return [
      { d: circle(at, radius - 1), fill: 'paper', stroke: 'brand', width: 2.2 },
      { d: half, fill: 'brand' },
    ];
  }
  if (state === 'concern')
    return [
      {
        d: `${line([0, -1.08], [1.12, 0.86], [-1.12, 0.86])}Z`,
        fill: 'attentionPale',
        stroke: 'attention',
        width: 2.2,
      },
      { d: line([0, -0.36], [0, 0.3]), stroke: 'attention', width: 2.4 },
      { d: circle({ x, y: y + 0.58 * radius }, 1.5), fill: 'attention' },
    ];
  return [{ d: circle(at, radius - 1), fill: 'paper', stroke: 'muted', width: 1.4, dash: [3, 3] }];
}
