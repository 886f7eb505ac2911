import { AppError } from '../../../../shared/core/errors.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { checkContent, checkSpheres } from './check-content.ts';

/** Finishes and signs a report. Idempotent. */
export const finishEyeReport: Handler<typeof eyeReports.finishEyeReport> = async (
  _,
  { organization, actor, records: { eyeReport, eyeSeries, case: child }, eye, now },
) => {
  if (eyeReport.deletedAt !== null) throw new AppError('eye.deleted');
  if (eyeReport.status !== 'draft') return eyeReport;
  checkActive(child);
  checkContent(eyeReport);
  checkSpheres(eyeReport);
  const finishedBy = authorOf(actor);
  const finished = { status: 'finished', finishedAt: new Date(now()).toISOString(), finishedBy } as const;
  const printed = { organization, child };
  return eye.change(
    eyeReport,
    finished,
    'eyeReport.finished',
    finishedBy,
    { of: child.id, series: eyeSeries },
    printed,
  );
};
