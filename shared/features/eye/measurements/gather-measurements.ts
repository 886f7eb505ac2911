import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { cornealPower } from '../optics/keratometry.ts';
import { type EyeValues, noValues } from './fields.ts';
import type { Reading, RowProblem } from './read-measurements.ts';

/** All measurements of one child on one day in the imported files. */
export interface Measurement {
  key: string;
  lines: number[];
  /** Names of the files that contain the measurement, if several files are read. */
  files: string[];
  name: string;
  birthDate: string | null;
  /** Day of the measurement. If no row states the day, `measuredOn` is null and nothing is imported. */
  measuredOn: string | null;
  values: Record<Eye, EyeValues>;
  problems: RowProblem[];
  /** Values that were measured several times with different results; the last result is imported. */
  repeated: { eye: Eye; what: RepeatedValue; earlier: string[] }[];
}

export type RepeatedValue = 'axialLength' | 'power' | 'keratometry' | 'cornealDiameter';

/** Axial lengths that differ by less than this, in mm, count as equal. */
const sameLength = 0.04;
/** Powers that differ by less than this, in D, count as equal. */
const samePower = 0.25;
/** Corneal diameters that differ by less than this, in mm, count as equal. */
const sameDiameter = 0.3;

/** Combines all rows of the same child and day into one measurement, in the order of the file. */
export function gatherMeasurements(readings: readonly Reading[]): Measurement[] {
  const found = new Map<string, Measurement>();
  for (const reading of readings) {
    const key = keyOf(reading);
    const before = found.get(key);
    if (before) join(before, reading);
    else
      found.set(key, {
        ...reading,
        key,
        lines: [reading.line],
        files: filesOf(reading),
        repeated: [],
        values: { ...reading.values },
      });
  }
  return [...found.values()];
}

/**
 * Key of a child and a day. The order of words in a name does not matter: "Chan, Siu Ming" and "Siu Ming
 * Chan" with the same birthday are the same child.
 */
function keyOf({ name, birthDate, measuredOn, line, file }: Reading): string {
  const place = file === undefined ? `line ${line}` : `${file} line ${line}`;
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort();
  return [words.join(' ') || place, birthDate ?? '', measuredOn ?? place].join('|');
}

const filesOf = ({ file }: Reading): string[] => (file === undefined ? [] : [file]);

function join(into: Measurement, reading: Reading): void {
  const { line, values, problems } = reading;
  into.lines.push(line);
  into.files = [...new Set([...into.files, ...filesOf(reading)])];
  into.problems = [...into.problems, ...problems];
  for (const eye of eyes) {
    const had = into.values[eye];
    const has = values[eye];
    const isLonger = differ(had.axialLength, has.axialLength, sameLength);
    const isStronger = differ(had.sph, has.sph, samePower) || differ(had.cyl, has.cyl, samePower);
    if (isLonger) noteEarlier(into, eye, 'axialLength', String(had.axialLength));
    if (isStronger) noteEarlier(into, eye, 'power', written(had.sph, had.cyl, had.axis));
    const isSteeper = differInPower(had.k1, has.k1) || differInPower(had.k2, has.k2);
    if (isSteeper) noteEarlier(into, eye, 'keratometry', written(had.k1, had.k2, had.cornealAxis));
    if (differ(had.cornealDiameter, has.cornealDiameter, sameDiameter))
      noteEarlier(into, eye, 'cornealDiameter', String(had.cornealDiameter));
    const { sph, cyl, axis } = has.sph === null ? had : has;
    into.values[eye] = {
      ...{ sph, cyl, axis, ...keratometryOf(had, has) },
      axialLength: has.axialLength ?? had.axialLength,
      cornealDiameter: has.cornealDiameter ?? had.cornealDiameter,
    };
  }
}

/**
 * Combines keratometry of two rows: a complete row replaces earlier values; rows with one meridian each are
 * joined.
 */
function keratometryOf(had: EyeValues, has: EyeValues): Pick<EyeValues, 'k1' | 'k2' | 'cornealAxis'> {
  const { k1, k2, cornealAxis } = has;
  if (k1 !== null && k2 !== null) return { k1, k2, cornealAxis };
  return { k1: k1 ?? had.k1, k2: k2 ?? had.k2, cornealAxis: cornealAxis ?? had.cornealAxis };
}

function noteEarlier(into: Measurement, eye: Eye, what: RepeatedValue, text: string): void {
  const noted = into.repeated.find(one => one.eye === eye && one.what === what);
  if (noted) noted.earlier.push(text);
  else into.repeated.push({ eye, what, earlier: [text] });
}

const written = (...values: (number | null)[]) => values.filter(one => one !== null).join(' / ');

const differInPower = (one: number | null, other: number | null) =>
  one !== null && other !== null && differ(cornealPower(one), cornealPower(other), samePower);

const differ = (one: number | null, other: number | null, by: number) =>
  one !== null && other !== null && Math.abs(one - other) >= by;

export function swapEyes({ values, ...rest }: Measurement): Measurement {
  return { ...rest, values: { right: values.left, left: values.right } };
}

/** Whether a measurement has a value to import for at least one eye. */
export function hasValues({ values }: Pick<Measurement, 'values'>): boolean {
  return eyes.some(eye => Object.keys(noValues).some(name => values[eye][name as keyof EyeValues] !== null));
}
