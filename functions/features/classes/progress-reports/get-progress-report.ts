import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { progressReports } from '../../../../shared/features/classes/progress-reports/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { ProgressReportsStore } from './progress-reports-store.ts';
import { readChildProgress } from './read-progress.ts';

export const listProgressReports: Handler<typeof progressReports.listProgressReports> = async (
  _,
  { openStore, records },
) => ({
  reports: await openStore(ProgressReportsStore).listOfCase(idsOfCase(records.case)),
});

export const getProgressReport: Handler<typeof progressReports.getProgressReport> = async (_, { records }) =>
  records.progressReport;

export const getChildProgress: Handler<typeof progressReports.getChildProgress> = async (period, context) =>
  readChildProgress(period, context.records.case, context);
