import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { notationToStore } from '../../../../shared/core/optics/acuity.ts';
import {
  acuityTexts,
  type EyeReportFields,
  type EyeReportInput,
} from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import { treatmentOfIntervention } from '../../../../shared/features/eye/treatments/treatment-of-intervention.ts';
import { type LaterGroup, laterShape } from '../../../../shared/features/eye/visit-fields/visit-fields.ts';

/**
 * The fields of a visit to store. A single `intervention` is added to the treatments, a missing notation is
 * derived from the acuities, and groups of fields that an older client does not send keep their values.
 */
export function fieldsOf(
  { intervention, ...input }: z.output<typeof EyeReportInput>,
  before?: Pick<EyeReportFields, LaterGroup>,
): EyeReportFields {
  const acuityNotation = input.acuityNotation ?? notationToStore(acuityTexts(input), 'decimal');
  const groups = Object.keys(laterShape) as LaterGroup[];
  const kept = Object.fromEntries(
    groups.map(name => [name, input[name] === undefined ? (before?.[name] ?? null) : input[name]]),
  ) as Pick<EyeReportFields, LaterGroup>;
  const fields: EyeReportFields = { ...input, acuityNotation, ...kept };
  if (!intervention) return fields;
  const treatment = treatmentOfIntervention(intervention, randomUUID(), fields.date);
  return { ...fields, treatments: [...fields.treatments, treatment] };
}
