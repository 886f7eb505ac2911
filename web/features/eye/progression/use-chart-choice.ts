import { useState } from 'react';
import type { AxialPopulation } from '../../../../shared/features/eye/optics/axial-populations.ts';
import type { ChartOptions } from '../../../../shared/features/eye/progression/chart.ts';
import { courseOf } from '../../../../shared/features/eye/progression/report-course.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';

export interface ChartChoice
  extends Pick<ChartOptions, 'measure' | 'method' | 'by' | 'reference' | 'hasProjection' | 'hasTarget'> {
  axialPopulation: AxialPopulation | null;
  /** Whether to compare growth with published values. */
  hasGrowth: boolean;
  /** Whether to show the published effect of the current treatment. */
  hasTreatmentEffect: boolean;
}

/** Chart options; the defaults match a report. @param visits finished ones */
export function useChartChoice(visits: readonly SeriesVisit[], birthDate: string | null) {
  const [choice, setChoice] = useState<ChartChoice>(() => ({
    ...courseOf(visits),
    by: birthDate === null ? 'date' : 'age',
    reference: null,
    axialPopulation: null,
    hasGrowth: false,
    hasProjection: false,
    hasTarget: false,
    hasTreatmentEffect: false,
  }));
  const change = (changes: Partial<ChartChoice>) => setChoice(before => ({ ...before, ...changes }));
  return { choice, change };
}
