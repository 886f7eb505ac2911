import { AppError } from '../../../../shared/core/errors.ts';
import { EyeSeries, emptySeries } from '../../../../shared/features/eye/progression/series.ts';
import { StaleWrite } from '../../../platform/storage/retry-on-conflict.ts';
import { type Condition, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { seriesItem } from './eye-items.ts';

/** A series of visits, and the id of the case that stores it (`of`): after a merge, the surviving case. */
export interface KnownSeries {
  of: string;
  series: EyeSeries;
}

export const readSeries = (item: unknown): EyeSeries => (item ? EyeSeries.parse(item) : emptySeries);

/** The write that replaces the series that was read. @throws StaleWrite with the stored series */
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
