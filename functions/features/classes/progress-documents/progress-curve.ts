import {
  type ScaleName,
  scaleNames,
  scores,
} from '../../../../shared/features/classes/evaluations/schema.ts';
import type { ProgressPoint } from '../../../../shared/features/classes/progress-reports/progress.schema.ts';
import type { Block, Shape } from '../../../platform/pdf/document.ts';

const height = 62;
const edge = { left: 12, right: 6, top: 5, bottom: 5 };
const lines = {
  participation: { color: '#9a5b00', dash: [3, 2], radius: 1.5 },
  fluency: { color: '#00695c', dash: undefined, radius: 2.2 },
} as const;

export const progressCurve = (points: readonly ProgressPoint[], alt: string): Block => ({
  kind: 'drawing',
  alt,
  height,
  shapes: width => [...grid(width), ...scaleNames.flatMap(scale => curve(points, scale, width))],
});

const yOf = (score: number): number => edge.top + ((5 - score) / 4) * (height - edge.top - edge.bottom);

const grid = (width: number): Shape[] =>
  scores.flatMap((score): Shape[] => [
    {
      kind: 'path',
      d: `M${edge.left} ${yOf(score)}L${width} ${yOf(score)}`,
      stroke: '#e4dfd5',
      width: 0.5,
    },
    { kind: 'label', x: 0, y: yOf(score) + 2.2, text: String(score), size: 6.5, color: '#77726a' },
  ]);

function curve(points: readonly ProgressPoint[], scale: ScaleName, width: number): Shape[] {
  const { color, dash, radius } = lines[scale];
  const first = edge.left + edge.right;
  const room = width - first - edge.right;
  const places = points.flatMap(({ [scale]: score }, at) =>
    score === null ? [] : [{ x: first + (at / Math.max(1, points.length - 1)) * room, y: yOf(score) }],
  );
  const d = places.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');
  return [
    ...(places.length > 1
      ? [{ kind: 'path' as const, d, stroke: color, width: 1.2, ...(dash && { dash }) }]
      : []),
    ...places.map(
      ({ x, y }): Shape => ({
        kind: 'path',
        d: `M${x - radius} ${y}L${x} ${y - radius}L${x + radius} ${y}L${x} ${y + radius}Z`,
        fill: color,
      }),
    ),
  ];
}
