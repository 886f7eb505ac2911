import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';

export const deleteEyeReport: Handler<typeof eyeReports.deleteEyeReport> = (
  _,
  { actor, records: { eyeReport, eyeSeries, case: child }, eye },
) => eye.setDeleted(eyeReport, true, authorOf(actor), { of: child.id, series: eyeSeries });

export const restoreEyeReport: Handler<typeof eyeReports.restoreEyeReport> = (
  _,
  { actor, records: { eyeReport, eyeSeries, case: child }, eye },
) => eye.setDeleted(eyeReport, false, authorOf(actor), { of: child.id, series: eyeSeries });
