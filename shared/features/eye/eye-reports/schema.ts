import * as z from 'zod';
import { Author } from '../../../core/author.ts';
import { Instant, Line, lineOf, optional, PlainDate, Version } from '../../../core/fields.ts';
import { Finishings } from '../../../core/finishings.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { acuityNotations } from '../../../core/optics/acuity.ts';
import { holds } from '../../../core/personal-data.ts';
import { ListedChild } from '../../cases/cases/listed-child.schema.ts';
import { riskFactors } from '../optics/classification.ts';
import { planes } from '../optics/plane.ts';
import { Prescription, Refraction } from '../optics/refraction.ts';
import { VisitTreatment } from '../treatments/treatment.ts';
import { shapeOf } from '../visit-fields/field.ts';
import { followUpFields, laterShape, lensFields, measuredShape } from '../visit-fields/visit-fields.ts';
import { EyeReportStatus, LabOrderState, PowerMethodName } from './states.ts';

export const EyeReportId = Id('eyeReport');

export const addressees = ['lab', 'optician', 'doctor', 'school', 'parent'] as const;
const maxTreatments = 20;

/** Target of a treatment: a change in D or mm per year, or free text. */
const Target = z.strictObject({
  perYear: optional(z.number().min(-5).max(5).multipleOf(0.01)),
  unit: z.enum(['D', 'mm']),
  text: optional(Line),
});

/** The fields of a visit, without rules that concern several of them. */
export const visitFields = z.strictObject({
  date: PlainDate,
  /** Person or institution to whom the report is addressed, printed as "To:". */
  to: optional(z.strictObject({ kind: z.enum(addressees), name: holds('family', optional(Line)) })),
  acuityNotation: z.enum(acuityNotations).default('decimal'),
  refractions: z.strictObject({
    dry: optional(Refraction),
    cycloplegic: optional(Refraction),
    current: optional(Refraction),
  }),
  prescription: optional(Prescription),
  /** Measured fields: acuity without a refraction, axial lengths in mm, cornea and others. */
  ...measuredShape,
  riskFactors: z.array(z.enum(riskFactors)).max(riskFactors.length).default([]),
  ...shapeOf(lensFields),
  /** Treatment decisions of this visit. Treatments that are not listed continue. */
  treatments: z.array(VisitTreatment).max(maxTreatments).default([]),
  target: optional(Target),
  ...shapeOf(followUpFields),
});

export const EyeReport = z
  .object({
    ...visitFields.shape,
    /** Axial lengths in mm, without limits, because earlier versions accepted shorter values. */
    axialLength: optional(z.object({ right: optional(z.number()), left: optional(z.number()) })),
    id: EyeReportId,
    caseId: CaseId,
    version: Version,
    /**
     * Reference such as `R-2026-000123`. Numbers have no gaps within an organisation and year; deleted
     * reports keep theirs.
     */
    reference: lineOf(20),
    status: EyeReportStatus,
    author: Author,
    /** Author and time of this version. */
    savedBy: Author,
    savedAt: Instant,
    createdAt: Instant,
    finishedAt: Instant.nullable(),
    finishedBy: Author.nullable(),
    amendedAt: Instant.nullable(),
    finishings: Finishings,
    /** When the lab returned the order; null until then. */
    returnedOn: optional(PlainDate),
    /** The version that was last finished or amended, with frozen printed facts. Null for a draft. */
    frozenVersion: Version.nullable().default(null),
    /** When the report was first sent; once an amended version is sent, when that version was first sent. */
    sentAt: Instant.nullable().default(null),
    deletedAt: Instant.nullable(),
  })
  .meta({ id: 'EyeReport' });
export type EyeReport = z.output<typeof EyeReport>;

const Equivalents = z.object({ right: z.number().nullable(), left: z.number().nullable() });

/** The stored row of a report for lists. The child's name is not part of it; it is read from the case. */
export const EyeReportIndexRow = EyeReport.pick({
  id: true,
  caseId: true,
  reference: true,
  date: true,
  status: true,
  followUp: true,
  returnBy: true,
  returnedOn: true,
  sentAt: true,
}).extend({
  author: Author.pick({ id: true, fullName: true }),
  isOrder: z.boolean(),
  /** Method of measuring the spherical equivalents; null if no power was recorded. */
  method: PowerMethodName.nullable(),
  se: Equivalents,
});
export type EyeReportIndexRow = z.output<typeof EyeReportIndexRow>;

export const RowMeasurements = EyeReport.pick({
  acuityNotation: true,
  axialLength: true,
  acuity: true,
  cornea: true,
}).extend({
  /** Fields that responses of earlier versions of the product do not have. */
  ...z.object(laterShape).partial().shape,
  /** Acuity measured with the refraction that the summary shows. */
  va: z.object({ right: z.string().nullable(), left: z.string().nullable() }),
  /** Plane of the power in the summary; null if there is no power. */
  plane: z
    .enum([...planes, 'unknown'])
    .nullable()
    .optional(),
});
export type RowMeasurements = z.output<typeof RowMeasurements>;

/**
 * A row in the list of eye reports. `change` is in D per year since the previous visit with the same method.
 * If that period is too short and progression is fast over a longer one, `change` is computed over the longer
 * period.
 */
export const EyeReportRow = EyeReportIndexRow.extend({
  case: ListedChild,
  change: Equivalents.extend({ isIndicative: z.boolean() }).nullable(),
  /**
   * Change in D between two days that are less than 90 days apart, which is too short for a change per year.
   */
  plainChange: Equivalents.extend({ from: PlainDate, to: PlainDate }).optional(),
  /** Whether `change` is that of the longer period. */
  isOverLonger: z.boolean(),
  /** Whether progression is above the organisation's threshold, over at least 180 days. */
  isFast: z.boolean(),
  /** Whether axial growth is fast, but not the progression of the power. */
  isFastGrowth: z.boolean(),
  /** State of the lab order today; null if there is none. */
  order: LabOrderState.nullable(),
  /** Measurements for an export; null unless the request asks for them. */
  measurements: RowMeasurements.nullable(),
}).meta({ id: 'EyeReportRow' });
export type EyeReportRow = z.output<typeof EyeReportRow>;
