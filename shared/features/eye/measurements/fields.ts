import type { Eye } from '../../../core/optics/eyes.ts';

/**
 * Measured values of one eye: axial length and corneal diameter in mm, refraction in D and degrees, corneal
 * curvatures in D or mm, and the axis of the flatter meridian of the cornea.
 */
export const measuredValues = [
  'axialLength',
  'sph',
  'cyl',
  'axis',
  'k1',
  'k2',
  'cornealAxis',
  'cornealDiameter',
] as const;
export type MeasuredValue = (typeof measuredValues)[number];

export const refractionValues: readonly MeasuredValue[] = ['sph', 'cyl', 'axis'];
export const keratometryValues: readonly MeasuredValue[] = ['k1', 'k2', 'cornealAxis'];
export const corneaValues: readonly MeasuredValue[] = [...keratometryValues, 'cornealDiameter'];

/**
 * What a column of a device's file can contain. If the name of a column names no eye, each of its values
 * belongs to the eye that the row names.
 */
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
  'k1',
  'k2',
  'cornealAxis',
  'cornealDiameter',
  'k1Right',
  'k1Left',
  'k2Right',
  'k2Left',
  'cornealAxisRight',
  'cornealAxisLeft',
  'cornealDiameterRight',
  'cornealDiameterLeft',
] as const;
export type MeasurementField = (typeof measurementFields)[number];

/** The column content for a measured value. @param eye null if each row of the file names the eye */
export function fieldOf(value: MeasuredValue, eye: Eye | null): MeasurementField {
  if (eye === null) return value;
  return `${value}${eye === 'right' ? 'Right' : 'Left'}`;
}

/** Null if not measured. */
export type EyeValues = Record<MeasuredValue, number | null>;

export const noKeratometry = { k1: null, k2: null, cornealAxis: null };
export const noValues: EyeValues = {
  ...{ axialLength: null, sph: null, cyl: null, axis: null },
  ...noKeratometry,
  cornealDiameter: null,
};
