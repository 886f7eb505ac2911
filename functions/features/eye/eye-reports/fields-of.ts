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
 * The fields of a report as they are stored: a treatment told alone stands among the others, and where no notation
 * was sent it is the one that the acuities say.
 */
export function fieldsOf({ intervention, ...input }: z.output<typeof EyeReportInput>): EyeReportFields {
  const acuityNotation = input.acuityNotation ?? notationToStore(acuityTexts(input), 'decimal');
  const fields = { ...input, acuityNotation };
  if (!intervention) return fields;
  const treatment = treatmentOfIntervention(intervention, randomUUID(), fields.date);
  return { ...fields, treatments: [...fields.treatments, treatment] };
}
