import { AppError } from '../../../../shared/core/errors.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { EyeSeries, emptySeries, withReport } from '../../../../shared/features/eye/progression/series.ts';
import type { PrintedHead } from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { documentWrite } from '../../../platform/documents/document-kind.ts';
import { StaleWrite } from '../../../platform/storage/retry-on-conflict.ts';
import { type Condition, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { freezeReport, frozenReportWrite } from '../frozen-reports/frozen-report-items.ts';
import { eyeReportKind, seriesItem, versionItem } from './eye-items.ts';

export { withReport };

export interface KnownSeries {
  of: string;
  series: EyeSeries;
}

export const readReport = eyeReportKind.parse;
export const readSeries = (item: unknown): EyeSeries => (item ? EyeSeries.parse(item) : emptySeries);

/**
 * Writes the new report, its previous version, the child's visit series, and the report's printed data.
 * @param of the case with the series: the report's, or the one it was merged into
 * @param printed the data to freeze if this finishes or amends the report
 */
export function reportWrites(
  organization: string,
  before: EyeReport | undefined,
  after: EyeReport,
  { of, series }: KnownSeries,
  printed?: PrintedHead,
): Write[] {
  const following = withReport(series, after);
  return [
    documentWrite(eyeReportKind, organization, before, after),
    ...(before ? [{ put: versionItem(organization, before), when: isAbsent }] : []),
    seriesWrite(organization, of, series, following),
    ...(printed
      ? [frozenReportWrite(organization, freezeReport(after, following.visits, printed, after.savedAt))]
      : []),
  ];
}

/** Replaces the series that was read. @throws StaleWrite with the stored series */
export function seriesWrite(
  organization: string,
  caseId: string,
  before: EyeSeries,
  after: EyeSeries,
): Write {
  const revision: Condition =
    before.revision === 0
      ? isAbsent
      : { text: '#revision = :revision', values: { ':revision': before.revision } };
  return {
    put: seriesItem(organization, caseId, after),
    when: revision,
    onConditionFailed: item => {
      const movedTo = readSeries(item).movedTo;
      return movedTo
        ? new AppError('case.merged', { current: { id: movedTo } })
        : new StaleWrite({ series: readSeries(item) });
    },
  };
}
