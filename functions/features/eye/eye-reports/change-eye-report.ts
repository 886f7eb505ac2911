import { AppError } from '../../../../shared/core/errors.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from './author-of.ts';
import { checkActive } from './check-active.ts';
import { checkContent } from './check-content.ts';
import { checkDates } from './check-dates.ts';

/** Updates a report. A draft stays a draft; a finished report becomes amended. */
export const changeEyeReportHandler: Handler<typeof eyeReports.changeEyeReport> = async (
  { eyeReportId: _, version: __, ...fields },
  { organization, actor, records: { eyeReport, eyeSeries, case: child }, eye, now },
) => {
  if (eyeReport.deletedAt !== null) throw new AppError('eye.deleted');
  checkActive(child);
  checkDates(fields, child, todayIn(organization.timeZone, now()));
  const isDraft = eyeReport.status === 'draft';
  if (!isDraft) checkContent({ ...eyeReport, ...fields });
  const state = isDraft ? {} : { status: 'amended' as const, amendedAt: new Date(now()).toISOString() };
  const act = isDraft ? 'eyeReport.changed' : 'eyeReport.amended';
  return eye.change(eyeReport, { ...fields, ...state }, act, authorOf(actor), eyeSeries);
};
