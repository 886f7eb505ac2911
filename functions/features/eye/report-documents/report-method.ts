import { hasPower, orthokeratologyOf } from '../../../../shared/features/eye/progression/series.ts';
import { isWithin, type PowerMethod } from '../../../../shared/features/eye/progression/trend.ts';
import type { ReportData } from './report-data.ts';

/** Method of a report's trend: cycloplegic if the visit has it, else dry. */
export function reportMethod({ visits }: Pick<ReportData, 'visits'>): PowerMethod {
  const last = visits.at(-1);
  const found = (['cycloplegic', 'dry', 'prescription'] as const).find(
    method => last && hasPower(last, method),
  );
  return found ?? 'cycloplegic';
}

/** Axial length during orthokeratology, spherical equivalent otherwise. */
export function reportMeasure({ visits }: Pick<ReportData, 'visits'>): 'se' | 'axial' {
  const last = visits.at(-1);
  return last && isWithin(last.date, orthokeratologyOf(visits)) ? 'axial' : 'se';
}
