import { AppError } from '../../../../shared/core/errors.ts';
import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { EyeSeries, emptySeries, withReport } from '../../../../shared/features/eye/progression/series.ts';
import { StaleWrite } from '../../../platform/storage/retry-on-conflict.ts';
import {
  type Condition,
  hasVersion,
  type Item,
  isAbsent,
  type Write,
} from '../../../platform/storage/write.ts';
import { freezeReport, frozenReportWrite, type ReportHead } from '../report-documents/frozen-report-item.ts';
import { eyeReportItem, seriesItem, versionItem } from './eye-items.ts';

export { withReport };

export const readReport = (item: unknown): EyeReport => EyeReport.parse(item);
export const readSeries = (item: unknown): EyeSeries => (item ? EyeSeries.parse(item) : emptySeries);

/**
 * Writes the new report, its previous version, the child's visit series, and what the report prints from now on.
 * @param printed what is frozen where the report is finished or amended by this
 */
export function reportWrites(
  organization: string,
  before: EyeReport | undefined,
  after: EyeReport,
  series: EyeSeries,
  printed?: ReportHead,
): Write[] {
  const following = withReport(series, after);
  const revision: Condition =
    series.revision === 0
      ? isAbsent
      : { text: '#revision = :revision', values: { ':revision': series.revision } };
  return [
    {
      put: eyeReportItem(organization, after),
      when: before ? hasVersion(before.version) : isAbsent,
      onConditionFailed: conflict,
    },
    ...(before ? [{ put: versionItem(organization, before), when: isAbsent }] : []),
    {
      put: seriesItem(organization, after.caseId, following),
      when: revision,
      onConditionFailed: item => new StaleWrite({ series: readSeries(item) }),
    },
    ...(printed
      ? [frozenReportWrite(organization, freezeReport(after, following.visits, printed, after.savedAt))]
      : []),
  ];
}

function conflict(existing: Item | undefined): Error {
  return existing
    ? new AppError('version.conflict', { current: EyeReport.parse(existing) })
    : new AppError('record.missing');
}
