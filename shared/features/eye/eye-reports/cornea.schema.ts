import * as z from 'zod';
import { Line, optional } from '../../../core/fields.ts';
import { curvatureLimits, measurementLimits } from './measurement-limits.ts';

const within = ({ min, max, step }: { min: number; max: number; step: number }) =>
  z.number().min(min).max(max).multipleOf(step);

/** A curvature as it was read: a radius in mm or a power in D; their ranges do not overlap. */
const Curvature = z.union([within(curvatureLimits.mm), within(curvatureLimits.D)]);

const CorneaOfEye = z.strictObject({
  /** Curvature of the flatter meridian. */
  k1: optional(Curvature),
  /** Curvature of the steeper meridian. */
  k2: optional(Curvature),
  /** Axis of the flatter meridian, in degrees. */
  axis: optional(within(measurementLimits.cornealAxis)),
  /** In mm. */
  diameter: optional(within(measurementLimits.cornealDiameter)),
});

/** Keratometry and diameter of both corneas. */
export const Cornea = z.strictObject({ right: CorneaOfEye, left: CorneaOfEye }).meta({ id: 'Cornea' });
export type Cornea = z.output<typeof Cornea>;

export const pupilStates = ['undilated', 'dilated'] as const;

/** State of the pupils at the measurements, and the eye drops that dilated them. */
export const Pupil = z.strictObject({ state: z.enum(pupilStates), agent: optional(Line) });
export type Pupil = z.output<typeof Pupil>;
