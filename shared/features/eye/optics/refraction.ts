import * as z from 'zod';
import { addProblem, optional, PlainDate } from '../../../core/fields.ts';
import { eyes } from '../../../core/optics/eyes.ts';
import {
  eyeLimits,
  type LensKind,
  type Limits,
  lensKinds,
  lensLimits,
  limitViolation,
} from '../eye-reports/field-limits.ts';
import { AcuityText } from '../visit-fields/acuity-text.ts';
import { numberWithin } from '../visit-fields/field.ts';
import { planes } from './plane.ts';
import { isVertical, prismBases } from './prism.ts';

/** Fields of the power of a lens or an eye. Zero is a value; null means that the field is blank. */
const power = {
  sph: optional(numberWithin(eyeLimits.sph)),
  cyl: optional(numberWithin(eyeLimits.cyl)),
  /** Axis in degrees; a typed 0 becomes 180. */
  axis: optional(numberWithin(eyeLimits.axis)),
  add: optional(numberWithin(eyeLimits.add)),
};

type Power = z.output<z.ZodObject<typeof power>>;

/** Checks that an axis is given if, and only if, there is a cylinder. */
function checkAxis(payload: z.core.ParsePayload<Power>): void {
  const { cyl, axis } = payload.value;
  if (Boolean(cyl) === (axis !== null)) return;
  addProblem(payload, ['axis'], cyl ? 'validation.axis_needed' : 'validation.axis_alone', axis);
}

export const RefractedEye = z
  .strictObject({
    ...power,
    /** Acuity as entered; the report stores its notation. */
    va: optional(AcuityText),
  })
  .check(checkAxis)
  .meta({ id: 'RefractedEye' });
export type RefractedEye = z.output<typeof RefractedEye>;

export const Refraction = z.strictObject({ right: RefractedEye, left: RefractedEye });
export type Refraction = z.output<typeof Refraction>;

const PrescribedPrism = z
  .strictObject({ power: numberWithin(eyeLimits.prism), base: optional(z.enum(prismBases)) })
  .refine(({ power, base }) => power === 0 || base !== null, {
    error: 'validation.base_needed',
    path: ['base'],
  });

/** Prescription for one eye. The base curve is in D for spectacles and in mm for contact lenses. */
export const PrescribedEye = z
  .strictObject({
    ...power,
    /** Distance from the pupil to the middle of the nose, in mm. */
    pd: optional(numberWithin(eyeLimits.pd)),
    height: optional(numberWithin(eyeLimits.height)),
    /** Prisms of the lens: at most one horizontal and one vertical prism. */
    prisms: z.array(PrescribedPrism).max(2).refine(isPair, { error: 'validation.prism_pair' }).default([]),
    baseCurve: optional(z.number().min(0).max(12)),
    diameter: optional(z.number().min(7).max(85)),
  })
  .check(checkAxis)
  .meta({ id: 'PrescribedEye' });
export type PrescribedEye = z.output<typeof PrescribedEye>;

function isPair(prisms: { base: (typeof prismBases)[number] | null }[]): boolean {
  const bases = prisms.flatMap(({ base }) => base ?? []);
  return bases.filter(isVertical).length <= 1 && bases.filter(base => !isVertical(base)).length <= 1;
}

export const Prescription = z
  .strictObject({
    lensKind: z.enum(lensKinds),
    right: PrescribedEye,
    left: PrescribedEye,
    /** Plane to which the powers refer; null if not recorded. */
    plane: optional(z.enum(planes)),
    /**
     * Vertex distance of the refraction, in mm. Not printed for contact lenses, to which it does not apply.
     */
    vertex: optional(numberWithin(eyeLimits.vertex)),
    expiresOn: optional(PlainDate),
  })
  .check(payload => {
    const { value } = payload;
    for (const eye of eyes) {
      for (const field of ['baseCurve', 'diameter'] as const) {
        const entered = value[eye][field];
        if (entered === null || !limitViolation(entered, limitsOf(value.lensKind, field))) continue;
        addProblem(payload, [eye, field], 'validation.lens_range', entered);
      }
    }
  })
  .meta({ id: 'Prescription' });
export type Prescription = z.output<typeof Prescription>;

const limitsOf = (kind: LensKind, field: 'baseCurve' | 'diameter'): Limits => lensLimits[kind][field];
