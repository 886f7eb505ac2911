import type { Author } from '../../../../shared/core/author.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { checkContent, checkSpheres } from './check-content.ts';
import { printedHead } from './printed-head.ts';

/** Finishes and signs a report. Idempotent. */
export const finishEyeReport: Handler<typeof eyeReports.finishEyeReport> = async (
  _,
  { organization, actor, records: { eyeReport, eyeSeries, case: child }, eye, now, openStore },
) => {
  if (eyeReport.deletedAt !== null) throw new AppError('eye.deleted');
  if (eyeReport.status !== 'draft') return eyeReport;
  checkActive(child);
  const finishedBy = authorOf(actor);
  const finished = finishedNow(eyeReport, finishedBy, now());
  const known = { of: child.id, series: eyeSeries };
  const printed = await printedHead(child, { organization, actor, openStore });
  return eye.change(eyeReport, finished, 'eyeReport.finished', finishedBy, known, printed);
};

/** What finishing a visit sets. @throws eye.empty, request.invalid if it may not be finished */
export function finishedNow(visit: EyeReportFields, finishedBy: Author, now: number) {
  checkContent(visit);
  checkSpheres(visit);
  return { status: 'finished', finishedAt: new Date(now).toISOString(), finishedBy } as const;
}
