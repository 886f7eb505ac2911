import { hasPower, orthokeratologyOf } from '../../../../shared/features/eye/progression/series.ts';
import { isWithin, type PowerMethod } from '../../../../shared/features/eye/progression/trend.ts';
import type { ReportData } from '../../../platform/pdf/report-frame.ts';

/** The one method of a report's trend: with drops where the visit has it, else without. */
export function reportMethod({ visits }: Pick<ReportData, 'visits'>): PowerMethod {
  const last = visits.at(-1);
  const found = (['cycloplegic', 'dry', 'prescription'] as const).find(
    method => last && hasPower(last, method),
  );
  return found ?? 'cycloplegic';
}

/** Eye length while lenses worn at night shape the cornea, and the power at all other times. */
export function reportMeasure({ visits }: Pick<ReportData, 'visits'>): 'se' | 'axial' {
  const last = visits.at(-1);
  return last && isWithin(last.date, orthokeratologyOf(visits)) ? 'axial' : 'se';
}
