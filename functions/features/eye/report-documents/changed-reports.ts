import { changedFacts } from '../../../../shared/core/report-changes.ts';
import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { EyeSeries, emptySeries } from '../../../../shared/features/eye/progression/series.ts';
import {
  FrozenReport,
  frozenVersionOf,
  printedFacts,
} from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { eyeReportChanges } from '../../../../shared/features/eye/report-documents/report-changes.ts';
import type { ChangedDocument } from '../../../../shared/features/privacy/child-data/schema.ts';
import type { CheckedCase } from '../../../composition/case-data-part.ts';
import { eyeSeriesKey, frozenReportKey } from '../keys.ts';

/** Finished visit reports whose printed data of the child have changed since. */
export async function changedReports({
  child,
  items,
  itemAt,
  organization,
}: CheckedCase): Promise<ChangedDocument[]> {
  const series = itemAt(eyeSeriesKey(organization.slug, child.id));
  const { visits } = series ? EyeSeries.parse(series) : emptySeries;
  return items
    .filter(({ sk }) => sk.startsWith('EYE#'))
    .map(item => EyeReport.parse(item))
    .filter(({ status, deletedAt }) => status !== 'draft' && deletedAt === null)
    .flatMap(report => {
      const item = itemAt(frozenReportKey(organization.slug, report.id, frozenVersionOf(report)));
      const now = printedFacts(report, visits, { organization, child });
      const changes = item ? changedFacts(eyeReportChanges(FrozenReport.parse(item), now, report.id)) : [];
      return changes.length > 0 ? [{ id: report.id, kind: 'eyeReport', date: report.date, changes }] : [];
    });
}
