import type { Eye } from '../optics/prism.ts';

/** What is measured of one eye: axial length in mm, refraction in D and degrees. */
export const measuredValues = ['axialLength', 'sph', 'cyl', 'axis'] as const;
export type MeasuredValue = (typeof measuredValues)[number];

export const eyes: readonly Eye[] = ['right', 'left'];

/** What a column of a device's file can hold. A value without an eye belongs to the eye that its row names. */
export const measurementFields = [
  'fullName',
  'lastName',
  'firstName',
  'birthDate',
  'measuredOn',
  'eye',
  'axialLength',
  'sph',
  'cyl',
  'axis',
  'axialLengthRight',
  'axialLengthLeft',
  'sphRight',
  'sphLeft',
  'cylRight',
  'cylLeft',
  'axisRight',
  'axisLeft',
] as const;
export type MeasurementField = (typeof measurementFields)[number];

/** The field of a value, of one eye or of the eye that the row names. */
export function fieldOf(value: MeasuredValue, eye: Eye | null): MeasurementField {
  if (eye === null) return value;
  return `${value}${eye === 'right' ? 'Right' : 'Left'}`;
}

/** Values of one eye; null is not measured. */
export type EyeValues = Record<MeasuredValue, number | null>;

export const noValues: EyeValues = { axialLength: null, sph: null, cyl: null, axis: null };
