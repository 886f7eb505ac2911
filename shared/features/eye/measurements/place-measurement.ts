import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import type { EyeReportFields } from '../eye-reports/input.schema.ts';
import { Cornea } from '../visit-fields/visit-fields.ts';
import { corneaValues, type EyeValues, measuredValues } from './fields.ts';
import type { Measurement } from './gather-measurements.ts';
import type { ImportedMethod, KnownVisit } from './schema.ts';

type Values = Measurement['values'];

/** A visit with its corneal measurements; `cornea` is undefined if they were not loaded. */
export type PlacedVisit = KnownVisit & { cornea?: Cornea | null | undefined };

/** What is already recorded for a child on the day of a measurement. */
export type SameDay =
  | { kind: 'nothing' }
  /** A visit that already has all measured values; nothing is imported. */
  | { kind: 'imported'; visit: PlacedVisit }
  /** A draft in which the fields for the measured values are blank or contain the same values. */
  | { kind: 'draft'; visit: PlacedVisit }
  /** A finished visit, or a draft that has other values. */
  | { kind: 'other'; visit: PlacedVisit };

/**
 * Finds the child's data on the day of a measurement.
 * @param method method of the refractions in the file; null if refractions are not imported
 */
export function findSameDay(
  { measuredOn, values }: Pick<Measurement, 'measuredOn' | 'values'>,
  visits: readonly PlacedVisit[],
  method: ImportedMethod | null,
): SameDay {
  const onDay = visits.filter(({ date }) => date === measuredOn);
  const imported = onDay.find(visit => holds(visit, values, method));
  if (imported) return { kind: 'imported', visit: imported };
  const draft = onDay.find(visit => visit.status === 'draft' && isOpenFor(visit, values, method));
  if (draft) return { kind: 'draft', visit: draft };
  const [other] = onDay;
  return other ? { kind: 'other', visit: other } : { kind: 'nothing' };
}

/** Whether a visit has recorded every value of a measurement. */
export function holds(visit: Recorded, values: Values, method: ImportedMethod | null): boolean {
  return everyValue(values, (eye, name, value) => recorded(visit, eye, method)[name] === value);
}

/**
 * Whether measured values can be added to a visit without replacing a value that is recorded or was not
 * loaded. A refraction can be added only if the eye has no power yet.
 */
export function isOpenFor(visit: Recorded, values: Values, method: ImportedMethod | null): boolean {
  return everyValue(values, (eye, name, value) => {
    const had = recorded(visit, eye, method);
    if (had[name] === value) return true;
    if (corneaValues.includes(name)) return visit.cornea !== undefined && had[name] === null;
    return name === 'axialLength' ? had.axialLength === null : had.sph === null && had.cyl === null;
  });
}

type Recorded = Pick<PlacedVisit, 'powers' | 'axialLength' | 'cornea'>;

function recorded(
  { powers, axialLength, cornea }: Recorded,
  eye: Eye,
  method: ImportedMethod | null,
): EyeValues {
  const power = method ? powers[method]?.[eye] : undefined;
  return {
    axialLength: axialLength[eye],
    sph: power?.sph ?? null,
    cyl: power?.cyl ?? null,
    axis: power?.axis ?? null,
    k1: cornea?.[eye].k1 ?? null,
    k2: cornea?.[eye].k2 ?? null,
    cornealAxis: cornea?.[eye].axis ?? null,
    cornealDiameter: cornea?.[eye].diameter ?? null,
  };
}

function everyValue(
  values: Values,
  check: (eye: Eye, name: keyof EyeValues, value: number) => boolean,
): boolean {
  return eyes.every(eye =>
    measuredValues.every(name => {
      const value = values[eye][name];
      return value === null || check(eye, name, value);
    }),
  );
}

type FilledFields = Pick<EyeReportFields, 'refractions' | 'axialLength' | 'cornea'>;

/** The fields of a visit after a measurement was added; blank values do not change the visit. */
export function filledFields(
  before: FilledFields | null,
  values: Values,
  method: ImportedMethod | null,
): FilledFields {
  const none = { dry: null, cycloplegic: null, current: null };
  const refractions = before?.refractions ?? none;
  const length = (eye: Eye) => values[eye].axialLength ?? before?.axialLength?.[eye] ?? null;
  const hasLength = eyes.some(eye => length(eye) !== null);
  const axialLength = hasLength ? { right: length('right'), left: length('left') } : null;
  const cornea = filledCornea(before?.cornea ?? null, values);
  if (method === null || eyes.every(eye => values[eye].sph === null))
    return { refractions, axialLength, cornea };
  const blank = { sph: null, cyl: null, axis: null, add: null, va: null };
  const power = (eye: Eye) => {
    const { sph, cyl, axis } = values[eye];
    const had = refractions[method]?.[eye] ?? blank;
    return sph === null ? had : { ...had, sph, cyl, axis };
  };
  return {
    refractions: { ...refractions, [method]: { right: power('right'), left: power('left') } },
    axialLength,
    cornea,
  };
}

function filledCornea(before: Cornea | null, values: Values): Cornea | null {
  if (eyes.every(eye => corneaValues.every(name => values[eye][name] === null))) return before;
  const ofEye = (eye: Eye): Cornea['right'] => {
    const { k1, k2, cornealAxis, cornealDiameter } = values[eye];
    const had = Cornea.shape[eye].parse(before?.[eye] ?? {});
    return {
      ...had,
      k1: k1 ?? had.k1,
      k2: k2 ?? had.k2,
      axis: cornealAxis ?? had.axis,
      diameter: cornealDiameter ?? had.diameter,
    };
  };
  return { right: ofEye('right'), left: ofEye('left') };
}
