import type { SeriesVisit } from '../progression/series.ts';
import type { TreatmentPeriod, VisitTreatment } from './treatment.ts';

/** Where a visit tells of a treatment. */
export interface ToldAt {
  visitId: string;
  /** Place among the treatments of that visit. */
  place: number;
}

/** Where the beginning of a treatment is told, and its end where a visit tells that. */
export function treatmentToldAt(
  visits: readonly Pick<SeriesVisit, 'id' | 'treatments'>[],
  period: TreatmentPeriod,
): { start: ToldAt | null; end: ToldAt | null } {
  const told = visits.flatMap(({ id: visitId, treatments }) =>
    treatments.map((treatment, place) => ({ treatment, at: { visitId, place } })),
  );
  const isOfKind = ({ kind }: VisitTreatment) => kind === period.kind;
  const isOwn = ({ id }: VisitTreatment) => id === period.id;
  const begins = ({ from }: VisitTreatment) => from === period.from;
  const start =
    told.find(({ treatment }) => isOwn(treatment) && begins(treatment)) ??
    told.find(({ treatment }) => isOfKind(treatment) && begins(treatment)) ??
    told.find(({ treatment }) => isOwn(treatment));
  const end = told.findLast(
    ({ treatment }) =>
      treatment.to !== null &&
      treatment.to === period.to &&
      (isOwn(treatment) || (isOfKind(treatment) && begins(treatment))),
  );
  return { start: start?.at ?? null, end: end?.at ?? null };
}
