import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import {
  type FrozenReport,
  frozenVersionOf,
  printedFacts,
} from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { frozenReportItem } from '../eye-reports/eye-items.ts';

/** What is printed of a report beside its own fields and the child's visits. */
export type ReportHead = Parameters<typeof printedFacts>[2];

/** What a report prints as of now, for good. @param at ISO 8601 */
export function freezeReport(
  report: EyeReport,
  visits: readonly SeriesVisit[],
  head: ReportHead,
  at: string,
): FrozenReport {
  return {
    ...printedFacts(report, visits, head),
    reportId: report.id,
    caseId: report.caseId,
    version: frozenVersionOf(report),
    frozenAt: at,
  };
}

/** Written once: what is frozen is never written over. */
export const frozenReportWrite = (organization: string, frozen: FrozenReport): Write => ({
  put: frozenReportItem(organization, frozen),
  when: isAbsent,
});
