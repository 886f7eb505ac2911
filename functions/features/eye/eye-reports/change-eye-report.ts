import { AppError } from '../../../../shared/core/errors.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { checkContent, checkSpheres } from './check-content.ts';
import { checkDates } from './check-dates.ts';
import { fieldsOf } from './fields-of.ts';
import { finishedNow } from './finish-eye-report.ts';
import { printedHead } from './printed-head.ts';

/** Updates a report. A draft stays a draft unless it is finished; a finished report becomes amended. */
export const changeEyeReport: Handler<typeof eyeReports.changeEyeReport> = async (
  { eyeReportId: _, version: __, finish, ...input },
  { organization, actor, records: { eyeReport, eyeSeries, case: child }, eye, now, openStore },
) => {
  if (eyeReport.deletedAt !== null) throw new AppError('eye.deleted');
  const fields = fieldsOf(input, eyeReport);
  checkActive(child);
  checkDates(fields, child, todayIn(organization.timeZone, now()));
  const author = authorOf(actor);
  const known = { of: child.id, series: eyeSeries };
  const headOf = () => printedHead(child, { organization, actor, openStore });
  if (eyeReport.status === 'draft' && finish) {
    const finished = { ...fields, ...finishedNow(fields, author, now()) };
    return eye.change(eyeReport, finished, 'eyeReport.finished', author, known, await headOf());
  }
  if (eyeReport.status === 'draft') return eye.change(eyeReport, fields, 'eyeReport.changed', author, known);
  checkContent(fields);
  const amended = { ...fields, ...amendedNow(now()) };
  return eye.change(eyeReport, amended, 'eyeReport.amended', author, known, await headOf());
};

/** Amends a finished report with unchanged fields, so that it prints current data. */
export const amendEyeReport: Handler<typeof eyeReports.amendEyeReport> = async (
  _,
  { organization, actor, records: { eyeReport, eyeSeries, case: child }, eye, now, openStore },
) => {
  if (eyeReport.deletedAt !== null) throw new AppError('eye.deleted');
  if (eyeReport.status === 'draft') throw new AppError('report.draft');
  checkActive(child);
  checkSpheres(eyeReport);
  const printed = await printedHead(child, { organization, actor, openStore });
  const amended = amendedNow(now());
  return eye.change(
    eyeReport,
    amended,
    'eyeReport.amended',
    authorOf(actor),
    { of: child.id, series: eyeSeries },
    printed,
  );
};

const amendedNow = (now: number) => ({
  status: 'amended' as const,
  amendedAt: new Date(now).toISOString(),
});
