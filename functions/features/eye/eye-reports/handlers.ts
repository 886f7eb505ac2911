import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { amendEyeReportHandler, changeEyeReportHandler } from './change-eye-report.ts';
import { createEyeReportHandler } from './create-eye-report.ts';
import { deleteEyeReportHandler, restoreEyeReportHandler } from './delete-eye-report.ts';
import { exportEyeReportHandler } from './export-eye-report.ts';
import { finishEyeReportHandler } from './finish-eye-report.ts';
import { getEyeReportHandler, getEyeSeriesHandler, listEyeReportVersionsHandler } from './get-eye-report.ts';
import { getReportChangesHandler } from './get-report-changes.ts';
import { noteLabReturnHandler } from './note-lab-return.ts';
import { noteRecallHandler, searchRecallsHandler } from './recalls.ts';
import { searchEyeReportsHandler } from './search-eye-reports.ts';

export const endpoints = eyeReports;

export const handlers: Handlers<typeof eyeReports> = {
  createEyeReport: createEyeReportHandler,
  searchEyeReports: searchEyeReportsHandler,
  getEyeSeries: getEyeSeriesHandler,
  getEyeReport: getEyeReportHandler,
  changeEyeReport: changeEyeReportHandler,
  amendEyeReport: amendEyeReportHandler,
  getReportChanges: getReportChangesHandler,
  finishEyeReport: finishEyeReportHandler,
  deleteEyeReport: deleteEyeReportHandler,
  restoreEyeReport: restoreEyeReportHandler,
  exportEyeReport: exportEyeReportHandler,
  noteLabReturn: noteLabReturnHandler,
  searchRecalls: searchRecallsHandler,
  noteRecall: noteRecallHandler,
  listEyeReportVersions: listEyeReportVersionsHandler,
};
