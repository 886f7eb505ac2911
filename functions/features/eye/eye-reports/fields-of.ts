import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import type { EyeReportFields, EyeReportInput } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { treatmentOfIntervention } from '../../../../shared/features/eye/treatments/treatment-of-intervention.ts';

/** The fields of a report as they are stored: a treatment told alone stands among the others. */
export function fieldsOf({ intervention, ...fields }: z.output<typeof EyeReportInput>): EyeReportFields {
  if (!intervention) return fields;
  const treatment = treatmentOfIntervention(intervention, randomUUID(), fields.date);
  return { ...fields, treatments: [...fields.treatments, treatment] };
}
