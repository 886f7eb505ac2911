import type { progressReports } from '../../../../shared/features/classes/progress-reports/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { checkChangeable, checkDeletable, checkDraft } from '../../../platform/documents/document-life.ts';
import { authorOfRestored } from '../../../platform/documents/saved-by.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { checkFields } from './check-report.ts';
import { ProgressReportsStore, progressReportKind } from './progress-reports-store.ts';
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
  checkDraft(progressReportKind, progressReport, child, context.actor);
  await checkFields(fields, child, context);
  return context.openStore(ProgressReportsStore).save(progressReport, fields);
};

/** Finishes a report with counts from current data. Idempotent. */
export const finishProgressReport: Handler<typeof progressReports.finishProgressReport> = async (
  _,
  context,
) => {
  const { progressReport, case: child } = context.records;
  checkChangeable(progressReportKind, progressReport, child, context.actor);
  if (progressReport.status !== 'draft') return progressReport;
  const printed = await readProgress(progressReport, child, context);
  return context.openStore(ProgressReportsStore).finish(progressReport, printed, authorOf(context.actor));
};

export const removeProgressReport: Handler<typeof progressReports.removeProgressReport> = async (
  _,
  { actor, records: { progressReport }, openStore },
) => {
  checkDeletable(progressReportKind, progressReport, actor);
  return openStore(ProgressReportsStore).setDeleted(progressReport, true);
};

export const restoreProgressReport: Handler<typeof progressReports.restoreProgressReport> = async (
  _,
  context,
) => {
  const { actor, records, openStore } = context;
  checkDeletable(progressReportKind, records.progressReport, actor);
  return openStore(ProgressReportsStore).setDeleted(records.progressReport, false, authorOfRestored(context));
};
