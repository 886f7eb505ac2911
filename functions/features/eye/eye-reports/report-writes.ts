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
import { eyeReportItem, seriesItem, versionItem } from './eye-items.ts';

export { withReport };

export const readReport = (item: unknown): EyeReport => EyeReport.parse(item);
export const readSeries = (item: unknown): EyeSeries => (item ? EyeSeries.parse(item) : emptySeries);

/** Writes the new report, its previous version, and the child's visit series. */
export function reportWrites(
  organization: string,
  before: EyeReport | undefined,
  after: EyeReport,
  series: EyeSeries,
): Write[] {
  return [
    {
      put: eyeReportItem(organization, after),
      when: before ? hasVersion(before.version) : isAbsent,
      onConditionFailed: conflict,
    },
    ...(before ? [{ put: versionItem(organization, before), when: isAbsent }] : []),
    seriesWrite(organization, after.caseId, series, withReport(series, after)),
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
    onConditionFailed: item => new StaleWrite({ series: readSeries(item) }),
  };
}

function conflict(existing: Item | undefined): Error {
  return existing
    ? new AppError('version.conflict', { current: EyeReport.parse(existing) })
    : new AppError('record.missing');
}
