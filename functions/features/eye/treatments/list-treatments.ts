import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { finishedVisits } from '../../../../shared/features/eye/progression/series.ts';
import type { treatments } from '../../../../shared/features/eye/treatments/endpoints.ts';
import { treatmentPeriodsOf } from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import type { Handler } from '../../../composition/context.ts';
import { VisitTimesStore } from './visit-times-store.ts';

export const listTreatments: Handler<typeof treatments.listTreatments> = async (
  _,
  { records, openStore },
) => ({
  treatments: treatmentPeriodsOf(finishedVisits(records.eyeSeries.visits)),
  savedAt: await openStore(VisitTimesStore).lastSaved(idsOfCase(records.case)),
});
