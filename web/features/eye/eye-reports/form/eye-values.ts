import { type AcuityNotation, unclearAcuities } from '../../../../../shared/core/optics/acuity.ts';
import { readAcuity } from '../../../../../shared/core/reading/read-acuity.ts';
import {
  eyeLimits,
  type LensKind,
  limitViolation,
} from '../../../../../shared/features/eye/eye-reports/field-limits.ts';
import {
  acuityTexts,
  type EyeReportFields,
} from '../../../../../shared/features/eye/eye-reports/input.schema.ts';
import {
  formatField,
  type NumberFieldName,
  parseField,
} from '../../../../../shared/features/eye/eye-reports/number-fields.ts';
import { withParents } from '../../../../../shared/features/eye/eye-reports/parents-myopia.ts';
import type { EyeReport } from '../../../../../shared/features/eye/eye-reports/schema.ts';
import type { RiskFactor } from '../../../../../shared/features/eye/optics/classification.ts';
import { isContactLens, type Plane } from '../../../../../shared/features/eye/optics/plane.ts';
import type { PrismBase } from '../../../../../shared/features/eye/optics/prism.ts';
import type {
  PrescribedEye,
  RefractedEye,
  Refraction,
} from '../../../../../shared/features/eye/optics/refraction.ts';
import type { TreatmentPeriod } from '../../../../../shared/features/eye/treatments/treatment.ts';
import {
  isFilled,
  type TypedTexts,
  textsOf,
  valuesOf,
} from '../../../../../shared/features/eye/visit-fields/typed-texts.ts';
import { visitFields } from '../../../../../shared/features/eye/visit-fields/visit-fields.ts';
import { storedNotation } from './acuity/typed-acuities.ts';
import { type TreatmentTexts, toVisitTreatments, treatmentTexts } from './treatment-plan.ts';

/** Form values of one eye as typed texts; a missing value is empty. */
export interface PowerTexts {
  sph: string;
  cyl: string;
  axis: string;
  add: string;
}
export interface RefractedTexts extends PowerTexts {
  va: string;
}
export interface PrescribedTexts extends PowerTexts {
  pd: string;
  height: string;
  prisms: { power: string; base: string }[];
  baseCurve: string;
  diameter: string;
}
export interface Eyes<Texts> {
  right: Texts;
  left: Texts;
}

export const methods = ['dry', 'cycloplegic', 'current'] as const;
export type Method = (typeof methods)[number];

type TypedVisit = TypedTexts<typeof visitFields>;
export type AnswerTexts = TypedVisit['questionnaire'];

export interface EyeValues extends Omit<TypedVisit, 'questionnaire'> {
  date: string;
  toKind: string;
  toName: string;
  /** Notation of ambiguous acuities; empty until somebody chooses. */
  acuityNotation: AcuityNotation | '';
  refractions: Record<Method, Eyes<RefractedTexts>>;
  lensKind: LensKind;
  prescription: Eyes<PrescribedTexts>;
  /** Plane at which the prescribed powers apply; empty if a stored report does not say. */
  plane: Plane | '';
  vertex: string;
  expiresOn: string;
  /** Answers of the family; null until the user changes one. Until then the last visit's answers apply. */
  questionnaire: AnswerTexts | null;
  riskFactors: RiskFactor[];
  /** Decisions on treatments; a treatment that continues unchanged has no decision. */
  treatments: TreatmentTexts[];
  target: { perYear: string; unit: 'D' | 'mm'; text: string };
  /** Why a finished report is amended. */
  amendmentReason: string;
}

const emptyPower: PowerTexts = { sph: '', cyl: '', axis: '', add: '' };
const emptyRefraction: RefractedTexts = { ...emptyPower, va: '' };
export const emptyPrism = { power: '', base: '' };
const emptyPrescription: PrescribedTexts = {
  ...emptyPower,
  pd: '',
  height: '',
  prisms: [emptyPrism, emptyPrism],
  baseCurve: '',
  diameter: '',
};

export function emptyVisit(today: string): EyeValues {
  const refraction = { right: emptyRefraction, left: emptyRefraction };
  return {
    date: today,
    toKind: '',
    toName: '',
    acuityNotation: '',
    refractions: { dry: refraction, cycloplegic: refraction, current: refraction },
    lensKind: 'spectacle',
    prescription: { right: emptyPrescription, left: emptyPrescription },
    plane: 'spectacle',
    vertex: '',
    expiresOn: '',
    ...textsOf(visitFields, null),
    questionnaire: null,
    riskFactors: [],
    treatments: [],
    target: { perYear: '', unit: 'D', text: '' },
    amendmentReason: '',
  };
}

export function toFormValues(report: EyeReport): EyeValues {
  const { prescription, target, to } = report;
  const kind = prescription?.lensKind ?? 'spectacle';
  const written = (field: NumberFieldName, value: number | null | undefined) =>
    formatField(field, value ?? null, kind);
  const refracted = (eye: RefractedEye | undefined): RefractedTexts =>
    eye ? { ...powerTexts(eye), va: eye.va ?? '' } : emptyRefraction;
  const prescribed = (eye: PrescribedEye | undefined): PrescribedTexts =>
    eye
      ? {
          ...powerTexts(eye),
          pd: written('pd', eye.pd),
          height: written('height', eye.height),
          prisms: [0, 1].map(place => {
            const prism = eye.prisms[place];
            return prism ? { power: written('prism', prism.power), base: prism.base ?? '' } : emptyPrism;
          }),
          baseCurve: written('baseCurve', eye.baseCurve),
          diameter: written('diameter', eye.diameter),
        }
      : emptyPrescription;
  const both = (refraction: Refraction | null) => ({
    right: refracted(refraction?.right),
    left: refracted(refraction?.left),
  });
  const { dry, cycloplegic, current } = report.refractions;
  return {
    date: report.date,
    toKind: to?.kind ?? '',
    toName: to?.name ?? '',
    acuityNotation: unclearAcuities(acuityTexts(report)).length > 0 ? report.acuityNotation : '',
    refractions: { dry: both(dry), cycloplegic: both(cycloplegic), current: both(current) },
    lensKind: kind,
    prescription: { right: prescribed(prescription?.right), left: prescribed(prescription?.left) },
    plane: prescription ? (prescription.plane ?? '') : 'spectacle',
    vertex: written('vertex', prescription?.vertex),
    expiresOn: prescription?.expiresOn ?? '',
    ...textsOf(visitFields, report),
    riskFactors: report.riskFactors,
    treatments: treatmentTexts(report.treatments),
    target: {
      perYear: target?.perYear == null ? '' : String(target.perYear),
      unit: target?.unit ?? 'D',
      text: target?.text ?? '',
    },
    amendmentReason: '',
  };
}

export function powerTexts(eye: Record<keyof PowerTexts, number | null>): PowerTexts {
  const written = (field: keyof PowerTexts) => formatField(field, eye[field], 'spectacle');
  return { sph: written('sph'), cyl: written('cyl'), axis: written('axis'), add: written('add') };
}

/** Parses a typed number; null if unreadable. The field then has an error, and the visit is not sent. */
export function parseNumber(field: NumberFieldName, text: string): number | null {
  const typed = parseField(field, text);
  return typeof typed === 'object' ? typed.value : null;
}

/** Vertex distance of a visit's powers, in mm; null if invalid, `none` if a contact lens is prescribed. */
export function vertexFor({ lensKind, vertex }: EyeValues): number | null | 'none' {
  if (isContactLens(lensKind)) return 'none';
  const mm = parseNumber('vertex', vertex);
  return mm !== null && limitViolation(mm, eyeLimits.vertex) === null ? mm : null;
}

export function parsePower({ sph, cyl, axis, add }: PowerTexts) {
  return {
    sph: parseNumber('sph', sph),
    cyl: parseNumber('cyl', cyl),
    axis: parseNumber('axis', axis),
    add: parseNumber('add', add),
  };
}

/**
 * Converts form values into request fields; the API contract's schema validates them before sending.
 * @param running treatments before this visit; each continues unless `values` has a decision on it
 */
export function toFields(values: EyeValues, running: readonly TreatmentPeriod[] = []): EyeReportFields {
  const { prescription, target, refractions } = values;
  const refracted = (eye: RefractedTexts): RefractedEye => ({
    ...parsePower(eye),
    va: orNull(readAcuity(eye.va)),
  });
  const prescribed = (eye: PrescribedTexts): PrescribedEye => ({
    ...parsePower(eye),
    pd: parseNumber('pd', eye.pd),
    height: parseNumber('height', eye.height),
    prisms: eye.prisms.filter(isFilled).map(({ power, base }) => ({
      power: parseNumber('prism', power) ?? 0,
      base: (orNull(base) as PrismBase | null) ?? null,
    })),
    baseCurve: parseNumber('baseCurve', eye.baseCurve),
    diameter: parseNumber('diameter', eye.diameter),
  });
  const both = (eyes: Eyes<RefractedTexts>): Refraction | null =>
    isFilled(eyes) ? { right: refracted(eyes.right), left: refracted(eyes.left) } : null;
  const isPrescribed = isFilled(prescription) || values.vertex !== '' || values.expiresOn !== '';
  return {
    date: values.date,
    to: values.toKind
      ? {
          kind: values.toKind as NonNullable<EyeReportFields['to']>['kind'],
          name: orNull(values.toName),
        }
      : null,
    acuityNotation: storedNotation(values),
    refractions: {
      dry: both(refractions.dry),
      cycloplegic: both(refractions.cycloplegic),
      current: both(refractions.current),
    },
    prescription: isPrescribed
      ? {
          lensKind: values.lensKind,
          right: prescribed(prescription.right),
          left: prescribed(prescription.left),
          plane: values.plane || null,
          vertex: parseNumber('vertex', values.vertex),
          expiresOn: orNull(values.expiresOn),
        }
      : null,
    ...recordedFields(values),
    riskFactors: withParents(values.riskFactors, values.questionnaire?.parents ?? null),
    treatments: toVisitTreatments(values.treatments, running, values.date),
    target:
      target.perYear || target.text
        ? { perYear: numberOrNull(target.perYear), unit: target.unit, text: orNull(target.text) }
        : null,
  };
}

/**
 * Returns the fields of `visitFields`. Omits the kind of eye drops if no pupil state is recorded, and the day
 * of the answers if there is no answer.
 */
function recordedFields({ pupil, questionnaire, ...values }: EyeValues) {
  return valuesOf(visitFields, {
    ...values,
    pupil: pupil.state === '' ? {} : pupil,
    questionnaire: isFilled({ ...questionnaire, answeredOn: '' }) ? questionnaire : {},
  }) as Pick<EyeReportFields, keyof TypedVisit>;
}

const orNull = (text: string): string | null => text.trim() || null;

function numberOrNull(text: string): number | null {
  const typed = parseField('sph', text);
  return typeof typed === 'object' ? typed.value : null;
}
