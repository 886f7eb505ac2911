import type { StoreScope } from '../../../composition/lazy-stores.ts';
import type { TimelineThing } from '../../../composition/timeline-source.ts';
import { documentsInTimeline } from '../../../platform/documents/documents-in-timeline.ts';
import { progressReportKind } from './progress-reports-store.ts';

/** A child's reports, listed on the last day of their period. Drafts are marked. */
export const listReports = (scope: StoreScope, caseId: string, today: string): Promise<TimelineThing[]> =>
  documentsInTimeline(progressReportKind, scope, { caseId, today }, ({ status, from, to, author }) => ({
    act: 'progress-report.written',
    details: { status, from, to },
    by: author,
  }));
