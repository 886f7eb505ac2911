import type { VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';

/** A visit’s entry of a DIMS lens treatment that started in 2024, with these changes. */
export const treatment = (changes: Partial<VisitTreatment> = {}): VisitTreatment => ({
  id: 'treatment-1',
  decision: 'start',
  kind: 'dims',
  product: 'Lens A',
  dose: null,
  wearing: null,
  from: '2024-08-20',
  to: null,
  reason: null,
  ...changes,
});

export const atropine = (changes: Partial<VisitTreatment> = {}): VisitTreatment =>
  treatment({ id: 'treatment-2', kind: 'atropine001', product: null, from: '2025-02-20', ...changes });
