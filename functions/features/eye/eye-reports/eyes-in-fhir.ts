import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { recallResources } from '../../../../shared/features/eye/fhir/recall-resources.ts';
import { treatmentResources } from '../../../../shared/features/eye/fhir/treatment-resources.ts';
import { visitResources } from '../../../../shared/features/eye/fhir/visit-resources.ts';
import { EyeSeries, finishedVisits } from '../../../../shared/features/eye/progression/series.ts';
import { RecallRecord } from '../../../../shared/features/eye/recalls/recall.ts';
import { nextRecallOf } from '../../../../shared/features/eye/recalls/recall-of.ts';
import { recallSavedAt } from '../../../../shared/features/eye/recalls/recall-saved-at.ts';
import { treatmentPeriodsOf } from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import type { ResourcesOf } from '../../../composition/case-data-part.ts';
import { lastSavedIn } from '../treatments/visit-times-store.ts';
import { recallRowOf } from './recall-search.ts';
import { readSeries } from './series-write.ts';

export const eyesInFhir: ResourcesOf = async ({ organization, caseId, items }) => {
  const about = { organization, base: null, caseId };
  const reports = items.filter(({ sk }) => sk.startsWith('EYE#'));
  const series = items.filter(({ sk }) => sk === 'EYES').map(item => EyeSeries.parse(item));
  /** False after a merge: visits of merged cases are in other partitions, with unknown times of saving. */
  const isWhole = series.every(({ visits }) => visits.every(({ id }) => reports.some(one => one.id === id)));
  const savedAt = isWhole ? lastSavedIn(reports) : null;
  const visits = reports
    .filter(({ deletedAt }) => !deletedAt)
    .flatMap(item => visitResources(EyeReport.parse(item), about));
  const treatments = series
    .map(({ visits: all }) => treatmentPeriodsOf(finishedVisits(all)))
    .flatMap(periods => treatmentResources({ treatments: periods, savedAt }, about));
  return [...visits, ...treatments, ...recallsIn(items, caseId, savedAt)];
};

/**
 * FHIR resource with the day on which the child's next visit is due. The list of recalls shows the same day.
 */
function recallsIn(items: Parameters<ResourcesOf>[0]['items'], caseId: string, savedAt: string | null) {
  const itemAt = (sk: string) => items.find(item => item.sk === sk);
  const series = itemAt('EYES');
  const child = Case.safeParse(itemAt('CASE')).data;
  if (!child || child.mergedInto) return [];
  const recall = nextRecallOf(caseId, readSeries(series));
  const row = recallRowOf(recall, child, RecallRecord.safeParse(itemAt('RECALL')).data);
  const changedAt = recallSavedAt(row, savedAt, child.createdAt);
  return recallResources({ ...row, savedAt: series ? savedAt && changedAt : changedAt });
}
