import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rememberedIn } from '../../../../shared/features/eye/eye-choices/comparison.ts';
import type { AxialPopulation } from '../../../../shared/features/eye/optics/axial-populations.ts';
import type { ChartOptions } from '../../../../shared/features/eye/progression/chart.ts';
import { courseOf } from '../../../../shared/features/eye/progression/report-course.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { eyeChoicesQuery } from '../eye-choices/use-eye-choices.ts';

export interface ChartChoice
  extends Pick<ChartOptions, 'measure' | 'method' | 'by' | 'reference' | 'hasProjection' | 'hasTarget'> {
  axialPopulation: AxialPopulation | null;
  hasGrowth: boolean;
  hasTreatmentEffect: boolean;
}

/**
 * Options of the chart. The defaults are those of the report for staff, with the stored comparison.
 * @param visits finished visits
 */
export function useChartChoice(visits: readonly SeriesVisit[], birthDate: string | null) {
  const { data: choices } = useQuery(eyeChoicesQuery);
  const [changes, setChanges] = useState<Partial<ChartChoice>>({});
  const choice: ChartChoice = {
    ...courseOf(visits),
    by: birthDate === null ? 'date' : 'age',
    hasProjection: false,
    ...rememberedIn(choices),
    ...changes,
  };
  const change = (more: Partial<ChartChoice>) => setChanges(before => ({ ...before, ...more }));
  return { choice, change };
}
