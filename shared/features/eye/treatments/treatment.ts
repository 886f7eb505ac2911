import * as z from 'zod';
import { Line, optional, PlainDate } from '../../../core/fields.ts';

/** What a child's myopia is treated with. `none` says that from a day on nothing was. */
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

/** What a visit decides about a treatment. */
export const treatmentDecisions = ['start', 'continue', 'change', 'stop'] as const;
export type TreatmentDecision = (typeof treatmentDecisions)[number];

const endingDecisions: readonly TreatmentDecision[] = ['change', 'stop'];

/** What one visit says about one treatment of the child. */
export const VisitTreatment = z
  .strictObject({
    /** The treatment's own, the same at each visit that speaks of it. Whoever starts it chooses it. */
    id: z.string().regex(/^[\w-]{8,64}$/),
    /** `change` ends it because another dose or product begins. */
    decision: z.enum(treatmentDecisions),
    kind: z.enum(treatmentKinds),
    product: optional(Line),
    /** Concentration, and how often. */
    dose: optional(Line),
    /** Wearing time or adherence, as told at this visit. */
    wearing: optional(Line),
    from: PlainDate,
    /** Last day or night; null while it lasts. */
    to: optional(PlainDate),
    /** Why it was stopped. */
    reason: optional(Line),
  })
  .check(({ value: { decision, from, to }, issues }) => {
    const wrong = (message: string) => issues.push({ code: 'custom', message, path: ['to'], input: to });
    if (to !== null && to < from) wrong('validation.ends_before');
    if (to === null && endingDecisions.includes(decision)) wrong('validation.required');
    if (to !== null && decision === 'continue') wrong('validation.ended');
  })
  .meta({ id: 'VisitTreatment' });
export type VisitTreatment = z.output<typeof VisitTreatment>;

/** A time of one treatment with one product and dose, as the visits of a child tell it. */
export const TreatmentPeriod = z
  .object(VisitTreatment.shape)
  .omit({ decision: true })
  .meta({ id: 'TreatmentPeriod' });
export type TreatmentPeriod = z.output<typeof TreatmentPeriod>;
