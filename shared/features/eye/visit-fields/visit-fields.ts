import * as z from 'zod';
import { Line, optional } from '../../../core/fields.ts';
import { curvatureLimits } from '../eye-reports/field-limits.ts';
import { parentsMyopia } from '../eye-reports/parents-myopia.ts';
import { axialLengthOf, concept } from '../fhir/fhir-codes.ts';
import { acuity, choice, day, type FieldTree, line, number, numberWithin, recordOf, text } from './field.ts';

/** The eyes that acuity is tested for. */
export const acuityEyes = ['right', 'left', 'both'] as const;
export type AcuityEye = (typeof acuityEyes)[number];

/** How acuity is tested without a refraction: unaided, with worn glasses, with a pinhole, or near. */
export const acuityFields = {
  unaided: { ...acuity, fhir: concept('Without glasses') },
  withGlasses: { ...acuity, fhir: concept('With the glasses worn') },
  pinhole: { ...acuity, fhir: concept('Through a pinhole') },
  near: { ...acuity, fhir: concept('Near') },
};
export type AcuityCondition = keyof typeof acuityFields;
export const acuityConditions = Object.keys(acuityFields) as AcuityCondition[];

/** A curvature as it was read: a radius in mm or a power in D; their ranges do not overlap. */
const curvature = {
  kind: 'number',
  schema: optional(z.union([numberWithin(curvatureLimits.mm), numberWithin(curvatureLimits.D)])),
} as const;

export const corneaFields = {
  /** Curvature of the flatter meridian. */
  k1: { ...curvature, number: 'k1', fhir: concept('Flat meridian, K1') },
  /** Curvature of the steeper meridian. */
  k2: { ...curvature, number: 'k2', fhir: concept('Steep meridian, K2') },
  /** Axis of the flatter meridian. */
  axis: number('cornealAxis', concept('Axis of K1')),
  diameter: number('cornealDiameter', concept('Corneal diameter')),
} as const;

const pupilStates = ['undilated', 'dilated'] as const;

/** State of the pupils at the measurements, and the eye drops that dilated them. */
export const pupilFields = { state: choice(pupilStates), agent: line };

/** The family's answers about risks; each may be missing. */
export const questionnaireFields = {
  parents: choice(parentsMyopia),
  /** Hours a day. */
  nearWork: number('hours'),
  outdoors: number('hours'),
  screens: number('hours'),
  /** Age at the first spectacles. */
  firstSpectacles: number('years'),
};

export const lensFields = {
  frame: line,
  model: line,
  color: line,
  lens: line,
  /** Printed only on the lab's copy. */
  labRemarks: text,
  /** Not printed on the lab's copy. */
  comment: text,
  /** Day by which the lab should return the order. */
  returnBy: day,
};

/** When the next visit is due. */
export const followUpFields = { followUp: day };

/**
 * The fields of a visit by path, but for its powers and treatments. The record, the form, its checks and
 * conflicts, the report's page, its PDF and FHIR read them from here.
 */
export const visitFields = {
  axialLength: {
    right: number('axialLength', axialLengthOf.right),
    left: number('axialLength', axialLengthOf.left),
  },
  acuity: { right: acuityFields, left: acuityFields, both: acuityFields },
  cornea: { right: corneaFields, left: corneaFields },
  pupil: pupilFields,
  questionnaire: questionnaireFields,
  ...lensFields,
  ...followUpFields,
} as const satisfies FieldTree;

export const AxialLengths = recordOf(visitFields.axialLength);

const AcuityByCondition = recordOf(acuityFields);
export const Acuities = z
  .strictObject({ right: AcuityByCondition, left: AcuityByCondition, both: AcuityByCondition })
  .meta({ id: 'Acuities' });
export type Acuities = z.output<typeof Acuities>;

const CorneaOfEye = recordOf(corneaFields);
export const Cornea = z.strictObject({ right: CorneaOfEye, left: CorneaOfEye }).meta({ id: 'Cornea' });
export type Cornea = z.output<typeof Cornea>;

export const Pupil = z.strictObject({ state: z.enum(pupilStates), agent: optional(Line) });
export type Pupil = z.output<typeof Pupil>;

export const Questionnaire = recordOf(questionnaireFields).meta({ id: 'Questionnaire' });
export type Questionnaire = z.output<typeof Questionnaire>;

/** All acuities of a visit that were tested without a refraction, with their paths. */
export function acuitiesIn(
  acuity: Acuities | null,
): { eye: AcuityEye; condition: AcuityCondition; text: string }[] {
  return acuityConditions.flatMap(condition =>
    acuityEyes.flatMap(eye => {
      const text = acuity?.[eye][condition];
      return text ? [{ eye, condition, text }] : [];
    }),
  );
}
