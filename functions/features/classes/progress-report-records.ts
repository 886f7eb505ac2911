import { caseIdFromChildId, Id } from '../../../shared/core/ids.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { progressReportKey } from './progress-report-keys.ts';

const ProgressReportId = Id('progressReport');

export const progressReportRecords: RecordTypes<'progressReport'> = {
  progressReport: {
    key: (organization, id) =>
      organization !== null && ProgressReportId.safeParse(id).success
        ? progressReportKey(organization, String(id))
        : undefined,
    schema: async () =>
      (await import('../../../shared/features/classes/progress-reports/schema.ts')).ProgressReport,
    isVisible: () => true,
    parent: {
      type: 'case',
      idOf: id => (ProgressReportId.safeParse(id).success ? caseIdFromChildId(String(id)) : undefined),
    },
  },
};
