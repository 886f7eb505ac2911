import { AppError } from '../../../../shared/core/errors.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { isLabOrder } from '../../../../shared/features/eye/eye-reports/lab-order.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkPresent } from '../../../platform/documents/document-life.ts';
import { eyeReportKind } from './eye-items.ts';
import { EyeStore } from './eye-store.ts';

/**
 * Records the day on which the lab returned the order, not before the visit and not in the future. The report
 * does not become amended.
 */
export const noteLabReturn: Handler<typeof eyeReports.noteLabReturn> = async (
  { returnedOn },
  { organization, actor, records: { eyeReport, eyeSeries, case: child }, now, openStore },
) => {
  checkPresent(eyeReportKind, eyeReport);
  if (!isLabOrder(eyeReport)) throw new AppError('eye.not-ordered');
  if (eyeReport.returnedOn === returnedOn) return eyeReport;
  const wrong = wrongDay(returnedOn, eyeReport.date, todayIn(organization.timeZone, now()));
  if (wrong) throw new AppError('request.invalid', { fields: { returnedOn: wrong } });
  const act = returnedOn === null ? 'eyeReport.lab-awaited' : 'eyeReport.lab-returned';
  const known = { of: child.id, series: eyeSeries };
  return openStore(EyeStore).change(eyeReport, { returnedOn }, { act }, authorOf(actor), known);
};

function wrongDay(day: string | null, visit: string, today: string): string | null {
  if (day === null) return null;
  if (day > today) return 'validation.future_date';
  return day < visit ? 'validation.before_visit' : null;
}
