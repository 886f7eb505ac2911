import type { Eye } from '../optics/prism.ts';
import type { Progression } from './progression.ts';

/** Over how many visits and days an eye was measured, or both of them. */
export interface MeasuredSpan extends Pick<Progression, 'visits' | 'days' | 'isIndicative'> {
  eye: Eye | 'both';
}

/** The spans behind the rates of both eyes: one where they are the same, else each eye's own. */
export function measuredSpans({ right, left }: Record<Eye, Progression | null>): MeasuredSpan[] {
  const spanOf = (eye: MeasuredSpan['eye'], { visits, days, isIndicative }: Progression) => ({
    ...{ eye, visits, days, isIndicative },
  });
  if (right && left && right.visits === left.visits && right.days === left.days)
    return [spanOf('both', right)];
  return [...(right ? [spanOf('right', right)] : []), ...(left ? [spanOf('left', left)] : [])];
}
