import type { Eye } from '../../../core/optics/eyes.ts';
import type { Progression } from './progression.ts';

export interface MeasuredSpan extends Pick<Progression, 'visits' | 'days' | 'from' | 'to' | 'isIndicative'> {
  eye: Eye | 'both';
}

/**
 * Whether a period begins after the one before has ended in both eyes, so that neither has the change between
 * them. Ignores periods without measurements.
 */
export const hasGap = (periods: readonly Record<Eye, Progression | null>[]): boolean => {
  const measured = periods.map(measuredSpans).filter(spans => spans.length > 0);
  return measured.some((own, place) => {
    const before = measured[place - 1]
      ?.map(({ to }) => to)
      .sort()
      .at(-1);
    return before !== undefined && own.every(({ from }) => from > before);
  });
};

/** The measured periods of both eyes: one common period if they are equal, otherwise one per eye. */
export function measuredSpans({ right, left }: Record<Eye, Progression | null>): MeasuredSpan[] {
  const spanOf = (eye: MeasuredSpan['eye'], { visits, days, from, to, isIndicative }: Progression) => ({
    ...{ eye, visits, days, from, to, isIndicative },
  });
  const isSame = right?.visits === left?.visits && right?.from === left?.from && right?.days === left?.days;
  if (right && left && isSame) return [spanOf('both', right)];
  return [...(right ? [spanOf('right', right)] : []), ...(left ? [spanOf('left', left)] : [])];
}
