import type { EyeReportFields } from '../eye-reports/schema.ts';
import type { Eye } from '../optics/prism.ts';
import { type EyeValues, eyes, measuredValues } from './fields.ts';
import type { Measurement } from './gather-measurements.ts';
import type { ImportedMethod, KnownVisit } from './schema.ts';

type Values = Measurement['values'];

/** What there already is of a child on the day of a measurement. */
export type SameDay =
  | { kind: 'nothing' }
  /** A visit with the same values: there is nothing to import. */
  | { kind: 'imported'; visit: KnownVisit }
  /** A draft whose fields for these values are still blank or the same. */
  | { kind: 'draft'; visit: KnownVisit }
  /** A finished visit, or a draft with other values. */
  | { kind: 'other'; visit: KnownVisit };

/** @param method of the refractions in the file; null where they are not imported */
export function findSameDay(
  { measuredOn, values }: Pick<Measurement, 'measuredOn' | 'values'>,
  visits: readonly KnownVisit[],
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

/** Whether every value is already recorded. */
export function holds(visit: Recorded, values: Values, method: ImportedMethod | null): boolean {
  return everyValue(values, (eye, name, value) => recorded(visit, eye, method)[name] === value);
}

/** Whether nothing that is recorded would be replaced. A blank eye has no power at all. */
export function isOpenFor(visit: Recorded, values: Values, method: ImportedMethod | null): boolean {
  return everyValue(values, (eye, name, value) => {
    const had = recorded(visit, eye, method);
    if (name === 'axialLength') return had.axialLength === null || had.axialLength === value;
    const isBlank = had.sph === null && had.cyl === null;
    return isBlank || had[name] === value;
  });
}

type Recorded = Pick<KnownVisit, 'powers' | 'axialLength'>;

function recorded({ powers, axialLength }: Recorded, eye: Eye, method: ImportedMethod | null): EyeValues {
  const power = method ? powers[method]?.[eye] : undefined;
  return {
    axialLength: axialLength[eye],
    sph: power?.sph ?? null,
    cyl: power?.cyl ?? null,
    axis: power?.axis ?? null,
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

/** The fields of a visit that a measurement fills; what is blank in it stays as it was. */
export function filledFields(
  before: Pick<EyeReportFields, 'refractions' | 'axialLength'> | null,
  values: Values,
  method: ImportedMethod | null,
): Pick<EyeReportFields, 'refractions' | 'axialLength'> {
  const none = { dry: null, cycloplegic: null, current: null };
  const refractions = before?.refractions ?? none;
  const length = (eye: Eye) => values[eye].axialLength ?? before?.axialLength?.[eye] ?? null;
  const hasLength = eyes.some(eye => length(eye) !== null);
  const axialLength = hasLength ? { right: length('right'), left: length('left') } : null;
  if (method === null || eyes.every(eye => values[eye].sph === null)) return { refractions, axialLength };
  const blank = { sph: null, cyl: null, axis: null, add: null, va: null };
  const power = (eye: Eye) => {
    const { sph, cyl, axis } = values[eye];
    const had = refractions[method]?.[eye] ?? blank;
    return sph === null ? had : { ...had, sph, cyl, axis };
  };
  return {
    refractions: { ...refractions, [method]: { right: power('right'), left: power('left') } },
    axialLength,
  };
}
