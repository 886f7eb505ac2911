import type { SeriesVisit } from '../progression/series.ts';
import type { TreatmentPeriod, VisitTreatment } from './treatment.ts';

/** A visit that records a treatment, and the position of the treatment in that visit. */
export interface ToldAt {
  visitId: string;
  /** Index among the treatments of that visit. */
  place: number;
}

/** The visits that record the start of a treatment and, if the treatment has ended, its end. */
export function treatmentToldAt(
  visits: readonly Pick<SeriesVisit, 'id' | 'treatments'>[],
  period: TreatmentPeriod,
): { start: ToldAt | null; end: ToldAt | null } {
  const statements = visits.flatMap(({ id: visitId, treatments }) =>
    treatments.map((treatment, place) => ({ treatment, at: { visitId, place } })),
  );
  const isOfKind = ({ kind }: VisitTreatment) => kind === period.kind;
  const isOwn = ({ id }: VisitTreatment) => id === period.id;
  const begins = ({ from }: VisitTreatment) => from === period.from;
  const start =
    statements.find(({ treatment }) => isOwn(treatment) && begins(treatment)) ??
    statements.find(({ treatment }) => isOfKind(treatment) && begins(treatment)) ??
    statements.find(({ treatment }) => isOwn(treatment));
  const end = statements.findLast(
    ({ treatment }) =>
      treatment.to !== null &&
      treatment.to === period.to &&
      (isOwn(treatment) || (isOfKind(treatment) && begins(treatment))),
  );
  return { start: start?.at ?? null, end: end?.at ?? null };
}
