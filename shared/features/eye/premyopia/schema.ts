import * as z from 'zod';
import { PlainDate } from '../../../core/fields.ts';
import { eyes } from '../../../core/optics/eyes.ts';
import { CaseRow } from '../../cases/cases/schema.ts';
import { EyeReportId } from '../eye-reports/schema.ts';
import { riskFactors } from '../optics/classification.ts';
import { measuredMethods } from '../progression/last-equivalent.ts';
import { Questionnaire } from '../visit-fields/questionnaire.schema.ts';

/** The last refraction of an eye that is not myopic, with signs of future myopia. */
export const PremyopicEye = z.object({
  eye: z.enum(eyes),
  /** Spherical equivalent of the eye, in D. */
  value: z.number(),
  date: PlainDate,
  method: z.enum(measuredMethods),
  /** Whether the eye has premyopia by the published definition, which requires a recorded risk factor. */
  isPremyopic: z.boolean(),
  /**
   * The threshold in D below which the hyperopic reserve is low at that age; null if the reserve is not low.
   */
  reserveBelow: z.number().nullable(),
  /** Axial growth over the last 180 to 400 days, in mm per year; null if none was measured. */
  mmPerYear: z.number().nullable(),
});
export type PremyopicEye = z.output<typeof PremyopicEye>;

/** A row of the premyopia list: a child who is not myopic yet, with the reasons for watching the child. */
export const PremyopiaRow = z
  .object({
    case: CaseRow.pick({ id: true, fullName: true, otherName: true, birthDate: true }),
    /** The last finished visit of the child. */
    reportId: EyeReportId,
    seenOn: PlainDate,
    eyes: z.array(PremyopicEye),
    /** Risk factors that were recorded at the last finished visit. */
    riskFactors: z.array(z.enum(riskFactors)),
    parents: Questionnaire.shape.parents,
    /** Hours that the child spends outdoors per day. */
    outdoors: Questionnaire.shape.outdoors,
    /**
     * Day on which the family answered about parents and outdoors; unset if it was the last finished visit.
     */
    answeredOn: PlainDate.optional(),
  })
  .meta({ id: 'PremyopiaRow' });
export type PremyopiaRow = z.output<typeof PremyopiaRow>;
