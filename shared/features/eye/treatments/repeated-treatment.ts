import type { VisitTreatment } from './treatment.ts';
import { isSameName } from './treatment-periods.ts';

type Entry = Pick<VisitTreatment, 'id' | 'decision' | 'kind' | 'product' | 'dose' | 'reason'>;

/**
 * Whether a treatment that a visit begins has the kind, product and dose of one that it ends as changed, and
 * no reason is recorded. Nothing was changed then.
 */
export const repeatsChanged = (begun: Entry, treatments: readonly Entry[]): boolean =>
  begun.decision === 'start' &&
  treatments.some(
    ({ id, decision, kind, product, dose, reason }) =>
      decision === 'change' &&
      reason === null &&
      id !== begun.id &&
      kind === begun.kind &&
      isSameName(product, begun.product) &&
      isSameName(dose, begun.dose),
  );
