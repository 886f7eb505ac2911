import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { notationToStore } from '../../../../shared/core/optics/acuity.ts';
import {
  acuityTexts,
  type EyeReportFields,
  type EyeReportInput,
} from '../../../../shared/features/eye/eye-reports/schema.ts';
import { treatmentOfIntervention } from '../../../../shared/features/eye/treatments/treatment-of-intervention.ts';

/**
 * The stored fields of a report: a single treatment joins the others, and a missing notation is derived from
 * the acuities.
 */
export function fieldsOf({ intervention, ...input }: z.output<typeof EyeReportInput>): EyeReportFields {
  const acuityNotation = input.acuityNotation ?? notationToStore(acuityTexts(input), 'decimal');
  const fields = { ...input, acuityNotation };
  if (!intervention) return fields;
  const treatment = treatmentOfIntervention(intervention, randomUUID(), fields.date);
  return { ...fields, treatments: [...fields.treatments, treatment] };
}
