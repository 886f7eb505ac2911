import * as z from 'zod';
import { optional } from '../../../core/fields.ts';
import { curvatureLimits } from '../eye-reports/field-limits.ts';
import { axialLengthOf, concept, eyePressureOf } from '../fhir/fhir-codes.ts';
import { AcuityText } from './acuity-text.ts';
import {
  acuity,
  choice,
  day,
  type FieldTree,
  groupShapes,
  line,
  number,
  numberWithin,
  pastDay,
  recordOf,
  text,
} from './field.ts';
import { VisitAnswers, visitAnswerFields } from './questionnaire.schema.ts';

/** For whom acuity is tested: the right eye, the left eye, and both eyes together. */
export const acuityEyes = ['right', 'left', 'both'] as const;
export type AcuityEye = (typeof acuityEyes)[number];

/**
 * Conditions under which acuity is tested without a refraction: unaided, with worn glasses, with a pinhole,
 * or near.
 */
export const acuityFields = {
  unaided: { ...acuity, fhir: concept('Without glasses') },
  withGlasses: { ...acuity, fhir: concept('With the glasses worn') },
  pinhole: { ...acuity, fhir: concept('Through a pinhole') },
  near: { ...acuity, fhir: concept('Near') },
};
export type AcuityCondition = keyof typeof acuityFields;
export const acuityConditions = Object.keys(acuityFields) as AcuityCondition[];

/**
 * A corneal curvature as the device shows it: a radius in mm or a power in D; the two ranges do not overlap.
 */
const curvature = { kind: 'number' } as const;

export const corneaFields = {
  k1: { ...curvature, number: 'k1', fhir: concept('Flat meridian, K1') },
  k2: { ...curvature, number: 'k2', fhir: concept('Steep meridian, K2') },
  axis: number('cornealAxis', concept('Axis of K1')),
  diameter: number('cornealDiameter', concept('Corneal diameter')),
} as const;

/** State of the pupils during the measurements, and the eye drops that dilated the pupils. */
export const pupilFields = {
  state: { ...choice(['undilated', 'dilated']), isRequired: true },
  agent: line,
} as const;

const deviations = [
  'none',
  ...(['esophoria', 'exophoria', 'hyperphoria'] as const),
  ...(['intermittentEsotropia', 'intermittentExotropia'] as const),
  ...(['esotropia', 'exotropia', 'hypertropia'] as const),
] as const;

/** Cover test, near point of convergence, stereopsis and vergence ranges. */
export const binocularFields = {
  coverDistance: choice(deviations),
  coverDistanceSize: number('deviation'),
  coverNear: choice(deviations),
  coverNearSize: number('deviation'),
  npcBreak: number('nearPoint'),
  npcRecovery: number('nearPoint'),
  /** Stereopsis, in seconds of arc. */
  stereo: number('stereo'),
  /** Vergence range as blur, break and recovery, such as x/20/15. */
  baseInDistance: line,
  baseOutDistance: line,
  baseInNear: line,
  baseOutNear: line,
};

const accommodationOfEye = {
  amplitude: number('amplitude'),
  /** Lag of accommodation in D; a lead is negative. */
  lag: number('lag'),
  /** Accommodative facility, in cycles per minute. */
  facility: number('facility'),
};
const accommodationOfBoth = { facility: accommodationOfEye.facility };

const healthFields = {
  tonometer: line,
  fundus: choice(['notSeen', 'undilated', 'dilated', 'photograph', 'scan']),
  fundusFindings: line,
};

/** Grades of corneal staining on Efron's scale: Efron 1998, Ophthalmic Physiol Opt 18(2):182–186. */
const stainingOfEye = { staining: choice(['normal', 'trace', 'mild', 'moderate', 'severe']) };
const complaint = choice(['none', 'sometimes', 'often']);

const sideEffectFields = {
  photophobia: complaint,
  nearBlur: complaint,
  /**
   * Afterimage after red light treatment. The date of the last scan is recorded too (expert consensus 2022,
   * see `sources.ts`).
   */
  afterImage: complaint,
  lastScan: pastDay,
  wearHours: number('hours'),
  wearDays: number('daysAWeek'),
  leftOut: line,
};

export const lensFields = {
  frame: line,
  model: line,
  color: line,
  lens: line,
  /** Remarks that only the lab's copy prints. */
  labRemarks: text,
  /** Comment that the lab's copy does not print. */
  comment: text,
  /** Day by which the lab should return the order. */
  returnBy: day,
};

export const followUpFields = { followUp: day };

export const pairFields = {
  axialLength: {
    right: number('axialLength', axialLengthOf.right),
    left: number('axialLength', axialLengthOf.left),
  },
} as const;

/** Groups of fields that only the copy for staff prints. */
const staffFields = {
  binocular: binocularFields,
  accommodation: { right: accommodationOfEye, left: accommodationOfEye, both: accommodationOfBoth },
  eyeHealth: {
    right: { pressure: number('eyePressure', eyePressureOf.right) },
    left: { pressure: number('eyePressure', eyePressureOf.left) },
    ...healthFields,
  },
  sideEffects: { right: stainingOfEye, left: stainingOfEye, ...sideEffectFields },
} as const;
export type StaffGroup = keyof typeof staffFields;
export const staffGroups = Object.keys(staffFields) as StaffGroup[];

const acuityOfEyes = { right: acuityFields, left: acuityFields, both: acuityFields };
const corneaOfEyes = { right: corneaFields, left: corneaFields };

/** Groups of measured fields that an export of visits contains. */
export const exportedFields = { acuity: acuityOfEyes, ...pairFields, cornea: corneaOfEyes, ...staffFields };

/**
 * The fields of a visit by path, except powers and treatments. Record, form, checks, conflict dialog, page,
 * PDF and FHIR are all built from this table.
 */
export const visitFields = {
  ...pairFields,
  acuity: acuityOfEyes,
  cornea: corneaOfEyes,
  pupil: pupilFields,
  questionnaire: visitAnswerFields,
  ...staffFields,
  ...lensFields,
  ...followUpFields,
} as const satisfies FieldTree;

export const Acuities = recordOf(acuityOfEyes, { acuity: AcuityText }).meta({ id: 'Acuities' });
export type Acuities = z.output<typeof Acuities>;

const Curvature = z.union([numberWithin(curvatureLimits.mm), numberWithin(curvatureLimits.D)]);
export const Cornea = recordOf(corneaOfEyes, { k1: Curvature, k2: Curvature }).meta({ id: 'Cornea' });
export type Cornea = z.output<typeof Cornea>;

/** Schemas of the groups that a request may leave out; then the stored values of these groups are kept. */
export const laterShape = groupShapes(staffFields, {
  binocular: 'BinocularVision',
  accommodation: 'Accommodation',
  eyeHealth: 'EyeHealth',
  sideEffects: 'SideEffects',
});
export type LaterGroup = keyof typeof laterShape;

export const measuredShape = {
  ...groupShapes(pairFields),
  acuity: optional(Acuities),
  cornea: optional(Cornea),
  pupil: optional(recordOf(pupilFields)),
  questionnaire: optional(VisitAnswers),
  ...laterShape,
};

/**
 * All acuities of a visit that were tested without a refraction, each with the eye and the test condition.
 */
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
