import type { Eye } from '../../../core/optics/eyes.ts';
import { type Measurement, type Progression, progressionOf } from './progression.ts';
import { orthokeratologyOf, type SeriesVisit } from './series.ts';
import { axialTrend, type PowerMethod, powerTrend } from './trend.ts';

interface MeasuredVisits {
  /** Finished visits of the child, the earliest first. */
  visits: readonly SeriesVisit[];
  method: PowerMethod;
  /** Those of the visits whose measurements count; by default all. */
  measuredAt?: readonly SeriesVisit[];
}

/** The change of each eye over the chosen measurements; null if an eye has fewer than two of them. */
export function changesOf(
  { visits, method, measuredAt = visits }: MeasuredVisits,
  unit: 'D' | 'mm',
  choose: (measured: readonly Measurement[]) => readonly Measurement[] = measured => measured,
): Record<Eye, Progression | null> {
  const lenses = orthokeratologyOf(visits);
  const changeOf = (eye: Eye) => {
    const { measured } =
      unit === 'D' ? powerTrend(measuredAt, eye, method, lenses) : axialTrend(measuredAt, eye);
    return progressionOf(choose(measured));
  };
  return { right: changeOf('right'), left: changeOf('left') };
}
