import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { progressReports } from '../../../../shared/features/classes/progress-reports/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { ProgressReportsStore } from './progress-reports-store.ts';
import {
  createProgressReportHandler,
  finishProgressReportHandler,
  removeProgressReportHandler,
  restoreProgressReportHandler,
  saveProgressReportHandler,
} from './write-report.ts';

export const endpoints = progressReports;

export const handlers: Handlers<typeof progressReports> = {
  listProgressReports: async (_, { openStore, records }) => ({
    reports: await openStore(ProgressReportsStore).listOfCase(idsOfCase(records.case)),
  }),
  getProgressReport: async (_, { records }) => records.progressReport,
  createProgressReport: createProgressReportHandler,
  saveProgressReport: saveProgressReportHandler,
  finishProgressReport: finishProgressReportHandler,
  removeProgressReport: removeProgressReportHandler,
  restoreProgressReport: restoreProgressReportHandler,
};
