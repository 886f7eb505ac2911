import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { EyeStore } from './eye-store.ts';

export const deleteEyeReport: Handler<typeof eyeReports.deleteEyeReport> = (
  _,
  { actor, records: { eyeReport, eyeSeries, case: child }, openStore },
) => {
  const known = { of: child.id, series: eyeSeries };
  return openStore(EyeStore).setDeleted(eyeReport, true, authorOf(actor), known);
};

export const restoreEyeReport: Handler<typeof eyeReports.restoreEyeReport> = (
  _,
  { actor, records: { eyeReport, eyeSeries, case: child }, openStore },
) => {
  const known = { of: child.id, series: eyeSeries };
  return openStore(EyeStore).setDeleted(eyeReport, false, authorOf(actor), known);
};
