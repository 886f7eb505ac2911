import * as z from 'zod';
import { addProblem, Line, optional, PlainDate } from '../../../core/fields.ts';

/** Kinds of treatments for myopia. `none` records that a child has no treatment. */
export const treatmentKinds = [
  'none',
  'spectacles',
  'dims',
  'hal',
  'miSight',
  'multifocalSoft',
  'orthokeratology',
  'atropine001',
  'atropine0025',
  'atropine005',
  'atropine',
  'redLight',
  'other',
] as const;
export type TreatmentKind = (typeof treatmentKinds)[number];

export const treatmentDecisions = ['start', 'continue', 'change', 'stop'] as const;
export type TreatmentDecision = (typeof treatmentDecisions)[number];

const endingDecisions: readonly TreatmentDecision[] = ['change', 'stop'];

export const VisitTreatment = z
  .strictObject({
    /** Id of the treatment, the same at each visit; chosen by the client when the treatment starts. */
    id: z.string().regex(/^[\w-]{8,64}$/),
    /** `change` ends the treatment because another dose or product starts. */
    decision: z.enum(treatmentDecisions),
    kind: z.enum(treatmentKinds),
    product: optional(Line),
    /** Dose: concentration and frequency. */
    dose: optional(Line),
    /** Wearing time or adherence, as reported at this visit. */
    wearing: optional(Line),
    from: PlainDate,
    /** Last day or night of the treatment; null while it continues. */
    to: optional(PlainDate),
    reason: optional(Line),
  })
  .check(payload => {
    const { decision, from, to } = payload.value;
    const wrong = (message: string) => addProblem(payload, ['to'], message, to);
    if (to !== null && to < from) wrong('validation.ends_before');
    if (to === null && endingDecisions.includes(decision)) wrong('validation.required');
    if (to !== null && decision === 'continue') wrong('validation.ended');
  })
  .meta({ id: 'VisitTreatment' });
export type VisitTreatment = z.output<typeof VisitTreatment>;

/** A period of one treatment with the same product and dose, derived from the child's visits. */
export const TreatmentPeriod = z
  .object(VisitTreatment.shape)
  .omit({ decision: true })
  .extend({
    /** Day of the visit that recorded `wearing`; unset if no visit did. */
    wearingOn: PlainDate.optional(),
  })
  .meta({ id: 'TreatmentPeriod' });
export type TreatmentPeriod = z.output<typeof TreatmentPeriod>;
