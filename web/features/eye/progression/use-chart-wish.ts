import { useState } from 'react';
import type { ChartOptions } from '../../../../shared/features/eye/progression/chart.ts';
import { hasPower, type SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { powerMethods } from '../../../../shared/features/eye/progression/trend.ts';

export interface ChartChoice
  extends Pick<ChartOptions, 'measure' | 'method' | 'by' | 'reference' | 'hasProjection' | 'hasTarget'> {
  /** Whether it is said what was measured of the present treatment. */
  hasTreatmentEffect: boolean;
}

/** What somebody wants to see of a course: the method that most visits have, unless they say otherwise. */
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
