import { useState } from 'react';
import type { ChartOptions } from '../../../../shared/features/eye/progression/chart.ts';
import { hasPower, type SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { powerMethods } from '../../../../shared/features/eye/progression/trend.ts';

export interface ChartChoice
  extends Pick<ChartOptions, 'measure' | 'method' | 'by' | 'reference' | 'hasProjection' | 'hasTarget'> {
  /** Whether to show the published effect of the current treatment. */
  hasTreatmentEffect: boolean;
}

/** The chart options; the method defaults to the one most visits have. */
export function useChartChoice(visits: readonly SeriesVisit[], birthDate: string | null) {
  const [choice, setChoice] = useState<ChartChoice>(() => ({
    measure: 'se',
    method: powerMethods.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? 'cycloplegic',
    by: birthDate === null ? 'date' : 'age',
    reference: null,
    hasProjection: false,
    hasTarget: false,
    hasTreatmentEffect: false,
  }));
  function countOf(method: ChartChoice['method']): number {
    return visits.filter(visit => hasPower(visit, method)).length;
  }
  const change = (changes: Partial<ChartChoice>) => setChoice(before => ({ ...before, ...changes }));
  return { choice, change };
}
