import type { Author } from '../../../../shared/core/author.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkChangeable, checkFinished, finishedMarks } from '../../../platform/documents/document-life.ts';
import { checkContent, checkDates, checkStoredFields } from './check-visit.ts';
import { eyeReportKind } from './eye-items.ts';
import { EyeStore } from './eye-store.ts';
import { fieldsOf } from './fields-of.ts';
import { finishedNow, printedHead } from './finish-eye-report.ts';

/** A draft stays a draft unless the caller finishes it; a finished report becomes amended. */
export const changeEyeReport: Handler<typeof eyeReports.changeEyeReport> = async (
  { eyeReportId: _, version: __, finish, amendmentReason, ...input },
  { organization, actor, records: { eyeReport, eyeSeries, case: child }, now, openStore },
) => {
  checkChangeable(eyeReportKind, eyeReport, child, actor);
  const fields = fieldsOf(input, eyeReport);
  checkDates(fields, child, todayIn(organization.timeZone, now()));
  const [eye, author] = [openStore(EyeStore), authorOf(actor)];
  const known = { of: child.id, series: eyeSeries };
  const headOf = () => printedHead(child, { organization, actor, openStore });
  if (eyeReport.status === 'draft' && finish) {
    const finished = { ...fields, ...finishedNow(eyeReport, fields, author, now()) };
    return eye.change(eyeReport, finished, { act: 'eyeReport.finished' }, author, known, await headOf());
  }
  if (eyeReport.status === 'draft')
    return eye.change(eyeReport, fields, { act: 'eyeReport.changed' }, author, known);
  checkContent(fields);
  const amended = { ...fields, ...amendedMarks(eyeReport, author, now(), amendmentReason) };
  return eye.change(eyeReport, amended, { act: 'eyeReport.amended' }, author, known, await headOf());
};

/** Amends a finished report without changing its fields, so that the report prints current data. */
export const amendEyeReport: Handler<typeof eyeReports.amendEyeReport> = async (
  _,
  { organization, actor, records: { eyeReport, eyeSeries, case: child }, now, openStore },
) => {
  checkChangeable(eyeReportKind, eyeReport, child, actor);
  checkFinished(eyeReportKind, eyeReport);
  checkStoredFields(eyeReport);
  const author = authorOf(actor);
  const printed = await printedHead(child, { organization, actor, openStore });
  return openStore(EyeStore).change(
    eyeReport,
    amendedMarks(eyeReport, author, now()),
    { act: 'eyeReport.amended' },
    author,
    { of: child.id, series: eyeSeries },
    printed,
  );
};

/** Fields that an amendment sets. `finishedBy` stays the member who first finished the report. */
const amendedMarks = (report: EyeReport, by: Author, now: number, reason?: string | null) => ({
  ...finishedMarks(report, by, now, reason),
  finishedBy: report.finishedBy,
});
