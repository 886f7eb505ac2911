import * as z from 'zod';
import {
  Instant,
  Line,
  lineOf,
  optional,
  PlainDate,
  RequiredLine,
  Text,
  Version,
} from '../../../core/fields.ts';
import { CaseId, FileId, Id } from '../../../core/ids.ts';
import { CaseRow } from '../../cases/cases/schema.ts';
import { acuityNotations, isAcuity } from '../optics/acuity.ts';
import { riskFactors } from '../optics/classification.ts';
import { numberWithin, Prescription, Refraction } from '../optics/refraction.ts';
import { powerMethods } from '../progression/trend.ts';
import { eyeLimits } from './field-limits.ts';

/** State of a lab order. */
export const LabOrderState = z.enum(['ordered', 'late', 'returned']);

export type LabOrderState = z.output<typeof LabOrderState>;

export const EyeReportId = Id('eyeReport');

export const EyeReportStatus = z.enum(['draft', 'finished', 'amended']);

/** Orders of the list, by the day of the visit. */
export const EyeReportSort = z.enum(['newest', 'oldest']);

export const addressees = ['lab', 'optician', 'doctor', 'school', 'parent'] as const;
export const interventionKinds = [
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
  'redLight',
  'other',
] as const;
export type InterventionKind = (typeof interventionKinds)[number];

/** A myopia treatment with its start and, once ended, its end. */
export const Intervention = z
  .strictObject({
    kind: z.enum(interventionKinds),
    product: optional(Line),
    from: PlainDate,
    to: optional(PlainDate),
  })
  .refine(({ from, to }) => to === null || to >= from, { error: 'validation.ends_before', path: ['to'] })
  .meta({ id: 'Intervention' });
export type Intervention = z.output<typeof Intervention>;

/** Treatment target: D or mm per year, or free text. */
const Target = z.strictObject({
  perYear: optional(z.number().min(-5).max(5).multipleOf(0.01)),
  unit: z.enum(['D', 'mm']),
  text: optional(Line),
});

/** The editable fields of an eye report. */
export const EyeReportFields = z
  .strictObject({
    date: PlainDate,
    /** Addressee; printed as "To:". */
    to: optional(z.strictObject({ kind: z.enum(addressees), name: optional(Line) })),
    acuityNotation: z.enum(acuityNotations).default('decimal'),
    /** Refractions: dry, cycloplegic, and current glasses. */
    refractions: z.strictObject({
      dry: optional(Refraction),
      cycloplegic: optional(Refraction),
      current: optional(Refraction),
    }),
    prescription: optional(Prescription),
    /** In mm. */
    axialLength: optional(
      z.strictObject({
        right: optional(numberWithin(eyeLimits.axialLength)),
        left: optional(numberWithin(eyeLimits.axialLength)),
      }),
    ),
    riskFactors: z.array(z.enum(riskFactors)).max(riskFactors.length).default([]),
    frame: optional(Line),
    model: optional(Line),
    color: optional(Line),
    lens: optional(Line),
    /** Printed only on the lab's copy. */
    labRemarks: optional(Text),
    /** Not printed on the lab's copy. */
    comment: optional(Text),
    /** When the lab should return it. */
    returnBy: optional(PlainDate),
    intervention: optional(Intervention),
    target: optional(Target),
    /** When the next visit is due. */
    followUp: optional(PlainDate),
  })
  .check(({ value, issues }) => {
    for (const method of ['dry', 'cycloplegic', 'current'] as const) {
      for (const eye of ['right', 'left'] as const) {
        const va = value.refractions[method]?.[eye].va;
        if (!va || isAcuity(va, value.acuityNotation)) continue;
        const path = ['refractions', method, eye, 'va'];
        issues.push({ code: 'custom', message: 'validation.acuity', path, input: va });
      }
    }
  });
export type EyeReportFields = z.output<typeof EyeReportFields>;

/** An author, with their name at the time of writing. */
export const Author = z.object({
  id: z.uuid(),
  fullName: RequiredLine,
  qualification: Line.nullable(),
  /** Their signature image at that time. */
  signatureId: FileId.nullable().default(null),
});
export type Author = z.output<typeof Author>;

/** An eye examination and its report. */
export const EyeReport = z
  .object({
    ...EyeReportFields.shape,
    id: EyeReportId,
    caseId: CaseId,
    version: Version,
    /** `R-2026-000123`: gapless per organisation and year; deleted reports keep theirs. */
    reference: lineOf(20),
    status: EyeReportStatus,
    author: Author,
    /** Who wrote this version, and when. */
    savedBy: Author,
    savedAt: Instant,
    createdAt: Instant,
    finishedAt: Instant.nullable(),
    finishedBy: Author.nullable(),
    amendedAt: Instant.nullable(),
    /** When the lab returned the order; null until then. */
    returnedOn: optional(PlainDate),
    /** The version that was finished or last amended, whose printed facts are frozen; null for a draft. */
    frozenVersion: Version.nullable().default(null),
    deletedAt: Instant.nullable(),
  })
  .meta({ id: 'EyeReport' });
export type EyeReport = z.output<typeof EyeReport>;

export const PowerMethodName = z.enum(powerMethods);

const Equivalents = z.object({ right: z.number().nullable(), left: z.number().nullable() });

/** The index row of a report; the child's name is read from the case. */
export const EyeReportIndexRow = EyeReport.pick({
  id: true,
  caseId: true,
  reference: true,
  date: true,
  status: true,
  followUp: true,
  returnBy: true,
  returnedOn: true,
}).extend({
  author: Author.pick({ id: true, fullName: true }),
  /** Whether it is a lab order. */
  isOrder: z.boolean(),
  /** Method of the spherical equivalents; null if no power was recorded. */
  method: PowerMethodName.nullable(),
  se: Equivalents,
});
export type EyeReportIndexRow = z.output<typeof EyeReportIndexRow>;

/** A list row. `change` is in D per year since the previous visit with the same method. */
export const EyeReportRow = EyeReportIndexRow.extend({
  case: CaseRow.pick({ id: true, fullName: true, otherName: true, birthDate: true }),
  change: Equivalents.extend({ isIndicative: z.boolean() }).nullable(),
  /** Faster than the organisation's threshold, over at least 180 days. */
  isFast: z.boolean(),
  /** State of the lab order today; null if there is none. */
  order: LabOrderState.nullable(),
}).meta({ id: 'EyeReportRow' });
export type EyeReportRow = z.output<typeof EyeReportRow>;
