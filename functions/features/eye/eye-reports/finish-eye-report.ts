import { AppError } from '../../../../shared/core/errors.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { mainMethod, visitOf } from '../../../../shared/features/eye/progression/series.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from './author-of.ts';

/** Finishes and signs a report. Idempotent. */
export const finishEyeReportHandler: Handler<typeof eyeReports.finishEyeReport> = async (
  _,
  { organization, actor, records: { eyeReport, eyeSeries, case: child }, eye, now },
) => {
  if (eyeReport.deletedAt !== null) throw new AppError('eye.deleted');
  if (eyeReport.status !== 'draft') return eyeReport;
  const { axialLength } = eyeReport;
  const hasLength = axialLength !== null && (axialLength.right !== null || axialLength.left !== null);
  if (!hasLength && mainMethod(visitOf(eyeReport)) === null) throw new AppError('eye.empty');
  const finishedBy = authorOf(actor);
  const finished = { status: 'finished', finishedAt: new Date(now()).toISOString(), finishedBy } as const;
  const printed = { organization, child };
  return eye.change(eyeReport, finished, 'eyeReport.finished', finishedBy, eyeSeries, printed);
};
