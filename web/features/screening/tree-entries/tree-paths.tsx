import type { Ink, TreeShape } from '../../../../shared/features/screening/tree-drawing/shapes.ts';

const inkOf = (ink: Ink | undefined) => (ink ? `var(--tree-${ink})` : 'none');

export function TreePaths({ shapes }: { shapes: readonly TreeShape[] }) {
  return shapes.map(({ d, fill, stroke, width, dash }) => (
    <path
      key={d}
      d={d}
      fill={inkOf(fill)}
      stroke={inkOf(stroke)}
      {...(stroke && { strokeWidth: width, strokeDasharray: dash?.join(' ') })}
    />
  ));
}
