import { EyeSeries, emptySeries } from '../../../../shared/features/eye/progression/series.ts';
import { printedFacts } from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { eyeReportChanges } from '../../../../shared/features/eye/report-documents/report-changes.ts';
import type { ChangedDocument } from '../../../../shared/features/privacy/child-data/schema.ts';
import type { CheckedCase } from '../../../composition/case-data-part.ts';
import { changedDocuments } from '../../../platform/documents/changed-documents.ts';
import { eyeReportKind } from '../eye-reports/eye-items.ts';
import { eyeSeriesKey } from '../keys.ts';

export function changedReports(checked: CheckedCase): Promise<ChangedDocument[]> {
  const series = checked.itemAt(eyeSeriesKey(checked.organization.slug, checked.child.id));
  const { visits } = series ? EyeSeries.parse(series) : emptySeries;
  return changedDocuments(eyeReportKind, checked, (frozen, report) =>
    eyeReportChanges(frozen, printedFacts(report, visits, checked), report.id),
  );
}
