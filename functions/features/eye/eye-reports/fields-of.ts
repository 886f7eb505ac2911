import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { notationToStore } from '../../../../shared/core/optics/acuity.ts';
import {
  acuityTexts,
  type EyeReportFields,
  type EyeReportInput,
} from '../../../../shared/features/eye/eye-reports/schema.ts';
import { treatmentOfIntervention } from '../../../../shared/features/eye/treatments/treatment-of-intervention.ts';
import type { StaffGroup } from '../../../../shared/features/eye/visit-fields/visit-fields.ts';

/**
 * The fields to store: a single treatment becomes part of the list, a missing notation is derived from the
 * acuities, and groups that an older client does not send stay unchanged.
 */
export function fieldsOf(
  { intervention, ...input }: z.output<typeof EyeReportInput>,
  before?: Pick<EyeReportFields, StaffGroup>,
): EyeReportFields {
  const acuityNotation = input.acuityNotation ?? notationToStore(acuityTexts(input), 'decimal');
  const {
    binocular = before?.binocular ?? null,
    accommodation = before?.accommodation ?? null,
    eyeHealth = before?.eyeHealth ?? null,
    sideEffects = before?.sideEffects ?? null,
  } = input;
  const fields = { ...input, acuityNotation, binocular, accommodation, eyeHealth, sideEffects };
  if (!intervention) return fields;
  const treatment = treatmentOfIntervention(intervention, randomUUID(), fields.date);
  return { ...fields, treatments: [...fields.treatments, treatment] };
}
