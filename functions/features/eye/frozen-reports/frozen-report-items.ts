import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import {
  FrozenReport,
  frozenVersionOf,
  type PrintedHead,
  printedFacts,
} from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { frozenReportKey } from '../keys.ts';

/** Freezes the data a report prints. @param at ISO 8601 */
export function freezeReport(
  report: EyeReport,
  visits: readonly SeriesVisit[],
  head: PrintedHead,
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

export const readFrozenReport = (item: unknown): FrozenReport => FrozenReport.parse(item);

export function frozenReportItem(organization: string, frozen: FrozenReport): Item {
  const { reportId, version } = frozen;
  return { ...frozenReportKey(organization, reportId, version), kind: 'frozenReport', ...frozen };
}

/** Frozen data are never overwritten. */
export const frozenReportWrite = (organization: string, frozen: FrozenReport): Write => ({
  put: frozenReportItem(organization, frozen),
  when: isAbsent,
});
