import { AppError } from '../../../../shared/core/errors.ts';
import type { progressReports } from '../../../../shared/features/classes/progress-reports/endpoints.ts';
import {
  mayChangeReport,
  mayRemoveReport,
} from '../../../../shared/features/classes/progress-reports/progress-report-rules.ts';
import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { authorOfRestored } from '../../../platform/documents/saved-by.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { checkChangeable, checkFields } from './check-report.ts';
import { ProgressReportsStore } from './progress-reports-store.ts';
import { readProgress } from './read-progress.ts';

export const createProgressReport: Handler<typeof progressReports.createProgressReport> = async (
  { caseId: _, ...fields },
  context,
) => {
  const child = context.records.case;
  checkActive(child);
  await checkFields(fields, child, context);
  return context.openStore(ProgressReportsStore).create(child.id, fields, authorOf(context.actor));
};

export const saveProgressReport: Handler<typeof progressReports.saveProgressReport> = async (
  { progressReportId: _, version: __, ...fields },
  context,
) => {
  const { progressReport, case: child } = context.records;
  checkChangeable(progressReport, child, context);
  if (progressReport.status !== 'draft') throw new AppError('progress-report.finished');
  await checkFields(fields, child, context);
  return context.openStore(ProgressReportsStore).save(progressReport, fields);
};

/** Counts from current data. Idempotent. */
export const finishProgressReport: Handler<typeof progressReports.finishProgressReport> = async (
  _,
  context,
) => {
  const { progressReport, case: child } = context.records;
  checkChangeable(progressReport, child, context);
  if (progressReport.status !== 'draft') return progressReport;
  const printed = await readProgress(progressReport, child, context);
  return context.openStore(ProgressReportsStore).finish(progressReport, printed, authorOf(context.actor));
};

/** @throws progress-report.not-own, permission.denied */
function checkRemovable(report: ProgressReport, { actor }: Pick<OrganizationContext, 'actor'>): void {
  if (!mayChangeReport(report, actor)) throw new AppError('progress-report.not-own');
  if (!mayRemoveReport(report, actor)) throw new AppError('permission.denied');
}

export const removeProgressReport: Handler<typeof progressReports.removeProgressReport> = async (
  _,
  context,
) => {
  checkRemovable(context.records.progressReport, context);
  return context.openStore(ProgressReportsStore).remove(context.records.progressReport);
};

export const restoreProgressReport: Handler<typeof progressReports.restoreProgressReport> = async (
  _,
  context,
) => {
  const { openStore, records } = context;
  checkRemovable(records.progressReport, context);
  return openStore(ProgressReportsStore).restore(records.progressReport, (report, removedAt) =>
    authorOfRestored(report, removedAt, context),
  );
};
