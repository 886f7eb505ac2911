import type { OpenOwnedRecords } from '../../../composition/job-step.ts';
import { ownedDrafts } from '../../../platform/documents/owned-drafts.ts';
import { progressDrafts } from '../progress-report-keys.ts';
import { progressReportKind } from './progress-reports-store.ts';

export const openOwnedReportDrafts: OpenOwnedRecords = ownedDrafts({
  kind: progressReportKind,
  by: progressDrafts.by,
  isDraft: () => true,
  act: 'progress-report.transferred',
});
