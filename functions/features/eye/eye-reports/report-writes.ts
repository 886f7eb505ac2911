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
import { freezeReport, frozenReportWrite, type ReportHead } from '../frozen-reports/frozen-report-items.ts';
import { eyeReportItem, seriesItem, versionItem } from './eye-items.ts';

export { withReport };

/** The series of a case as it was read. */
export interface KnownSeries {
  of: string;
  series: EyeSeries;
}

export const readReport = (item: unknown): EyeReport => EyeReport.parse(item);
export const readSeries = (item: unknown): EyeSeries => (item ? EyeSeries.parse(item) : emptySeries);

/**
 * Writes the new report, its previous version, the child's visit series, and what the report prints from now on.
 * @param of the case that has the series: that of the report, or the one that it was merged into
 * @param printed what is frozen where the report is finished or amended by this
 */
export function reportWrites(
  organization: string,
  before: EyeReport | undefined,
  after: EyeReport,
  { of, series }: KnownSeries,
  printed?: ReportHead,
): Write[] {
  const following = withReport(series, after);
  return [
    {
      put: eyeReportItem(organization, after),
      when: before ? hasVersion(before.version) : isAbsent,
      onConditionFailed: conflict,
    },
    ...(before ? [{ put: versionItem(organization, before), when: isAbsent }] : []),
    seriesWrite(organization, of, series, following),
    ...(printed
      ? [frozenReportWrite(organization, freezeReport(after, following.visits, printed, after.savedAt))]
      : []),
  ];
}

/** Replaces the series that was read. @throws StaleWrite with the one that is there */
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

function conflict(existing: Item | undefined): Error {
  return existing
    ? new AppError('version.conflict', { current: EyeReport.parse(existing) })
    : new AppError('record.missing');
}
