import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { comparableWithLast } from '../treatments/red-light.ts';
import { treatmentChanges } from '../treatments/treatment-courses.ts';
import type { ChartValue } from './chart-values.ts';
import { daysPerYear } from './days.ts';
import { progressionOf } from './progression.ts';
import type { SeriesVisit } from './series.ts';

/** Maximum length of a projection in years. A projection is also never longer than the measured period. */
export const projectionYears = 1;

interface PlotPoint {
  place: number;
  value: number;
}

/** An eye's own rate of change, continued into the future, with its confidence interval. */
export interface Projection {
  eye: Eye;
  start: PlotPoint;
  end: PlotPoint;
  low: number | null;
  high: number | null;
}

/**
 * Projections of both eyes. A projection is not longer than the measured period. It uses only reliable rates,
 * from measurements under the current treatment. None of them may be under red light.
 */
export function projectionsOf(
  visits: readonly SeriesVisit[],
  main: readonly ChartValue[],
  placeOf: (date: string) => number,
): Projection[] {
  const since = lastTreatmentChange(visits);
  const current = main.filter(({ date }) => date >= since);
  return eyes.flatMap(eye => {
    const own = comparableWithLast(
      visits,
      current.filter(value => value.eye === eye),
    );
    const last = own.at(-1);
    const progression = progressionOf(own);
    if (!last || !progression || progression.isIndicative) return [];
    const years = Math.min(projectionYears, progression.days / daysPerYear);
    const start = { place: placeOf(last.date), value: last.value };
    const at = (perYear: number) => last.value + perYear * years;
    const [low, high] = progression.interval ?? [null, null];
    return [
      {
        eye,
        start,
        end: { place: start.place + years, value: at(progression.perYear) },
        low: low === null ? null : at(low),
        high: high === null ? null : at(high),
      },
    ];
  });
}

/**
 * The last day, not after the latest visit, on which a treatment started or ended; empty if there is none.
 */
export function lastTreatmentChange(visits: readonly SeriesVisit[]): string {
  const last = visits.at(-1)?.date ?? '';
  return treatmentChanges(visits).findLast(day => day <= last) ?? '';
}
