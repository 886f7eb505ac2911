import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ageOn } from '../../../../shared/core/age.ts';
import { type AcuityNotation, logMar } from '../../../../shared/core/optics/acuity.ts';
import type { Eye } from '../../../../shared/core/optics/eyes.ts';
import { atCornea, compensateVertex } from '../../../../shared/core/optics/vertex.ts';
import { axialCentile } from '../../../../shared/features/eye/optics/axial-centile.ts';
import { isMeasurable, meanGrowth } from '../../../../shared/features/eye/optics/axial-length.ts';
import type { Sex } from '../../../../shared/features/eye/optics/axial-tables.ts';
import { classify, hasLowReserve } from '../../../../shared/features/eye/optics/classification.ts';
import { type PowerVector, powerVector } from '../../../../shared/features/eye/optics/power-vector.ts';
import { type Prism, resultantPrism } from '../../../../shared/features/eye/optics/prism.ts';
import {
  type SpheroCylinder,
  sphericalEquivalent,
  transpose,
} from '../../../../shared/features/eye/optics/sphero-cylinder.ts';
import {
  annualisedChange,
  type Measurement,
  progressionOf,
} from '../../../../shared/features/eye/progression/progression.ts';
import {
  type StudiedTreatment,
  type TreatmentEffect,
  treatmentEffects,
} from '../../../../shared/features/eye/treatments/treatment-effects.ts';

/**
 * A test vector: an input with its independently calculated result, and the reason why this case is tested.
 */
interface Vector<Given, Expected> {
  given: Given;
  expected: Expected;
  why: string;
}
const file = new URL('clinical-vectors.json', import.meta.url);
/** Test vectors, calculated by people who did not write the code; `origin` in the file says how. */
const { vectors }: { vectors: Record<string, Vector<unknown, unknown>[]> } = JSON.parse(
  readFileSync(file, 'utf8'),
);

/** Number of decimals that must agree. No instrument measures powers (in D) or lengths (in mm) so exactly. */
const digits = 10;

const checkedKinds: string[] = [];

/** Checks the product’s result for every vector of a kind. */
function expectVectors<Given, Expected>(
  kind: string,
  compute: (given: Given) => Expected,
  places = digits,
): void {
  checkedKinds.push(kind);
  const own = (vectors[kind] ?? []) as Vector<Given, Expected>[];
  test.each(own.map(({ why, given, expected }, at) => ({ at: at + 1, why, given, expected })))(
    `${kind} $at: $why`,
    ({ given, expected }) => {
      expect(closeTo(compute(given), places)).toEqual(closeTo(expected, places));
    },
  );
}

/** Rounds all numbers in a value and removes the sign of zero. */
function closeTo(value: unknown, places: number): unknown {
  if (typeof value === 'number') return Number(value.toFixed(places)) + 0;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closeTo(part, places)]));
}

const at = ([first, second]: readonly Measurement[]) => [first, second] as [Measurement, Measurement];

/**
 * The mean power vector of the readings minus the power vector of their mean `whole`. The test expects zero.
 */
function residue({ readings, whole }: { readings: SpheroCylinder[]; whole: SpheroCylinder }): PowerVector {
  const { m, j0, j45 } = powerVector(whole);
  const found = readings.map(powerVector);
  const mean = (part: keyof PowerVector) => found.reduce((sum, one) => sum + one[part], 0) / found.length;
  return { m: mean('m') - m, j0: mean('j0') - j0, j45: mean('j45') - j45 };
}

expectVectors('sphericalEquivalent', (power: SpheroCylinder) => sphericalEquivalent(power));
expectVectors('transposition', transpose);
expectVectors('vertexTowardsEye', ({ power, vertex }: Record<'power' | 'vertex', number>) =>
  atCornea(power, vertex),
);
expectVectors('vertexFromEye', ({ power, vertex }: Record<'power' | 'vertex', number>) =>
  atCornea(power, -vertex),
);
expectVectors('vertexToric', ({ power, vertex }: { power: SpheroCylinder; vertex: number }) =>
  compensateVertex(power, vertex),
);
expectVectors('powerVector', powerVector);
expectVectors('powerVectorOfReconstructed', powerVector);
expectVectors('prism', ({ prisms, eye }: { prisms: Prism[]; eye: Eye }) => resultantPrism(prisms, eye));
expectVectors('annualChange', (visits: Measurement[]) => annualisedChange(...at(visits)));
expectVectors('slope', (visits: Measurement[]) => progressionOf(visits)?.perYear);
expectVectors(
  'slopeInterval',
  (visits: Measurement[]) => {
    const { perYear, interval } = progressionOf(visits) ?? { perYear: Number.NaN, interval: null };
    return { perYear, low: interval?.[0], high: interval?.[1] };
  },
  8,
);
expectVectors('imi', (equivalent: number) => classify(equivalent, ['parentalMyopia']));
expectVectors('lowReserve', ({ equivalent, ...age }: Record<'equivalent' | 'years' | 'months', number>) =>
  hasLowReserve(equivalent, age),
);
expectVectors('acuity', ({ text, notation }: { text: string; notation: AcuityNotation }) =>
  logMar(text, notation),
);
expectVectors('age', ({ birthDate, day }: Record<'birthDate' | 'day', string>) => ageOn(birthDate, day));
expectVectors(
  'axialCentile',
  ({ mm, years, sex }: Record<'mm' | 'years', number> & { sex: Sex }) => axialCentile(mm, years, sex),
  4,
);
expectVectors('axialGrowth', ({ years }: { years: number }) => meanGrowth(years));
expectVectors('isMeasurable', isMeasurable);
expectVectors('publishedChange', ({ treatment, months }: { treatment: StudiedTreatment; months: number }) => {
  const { times }: TreatmentEffect = treatmentEffects[treatment];
  const found = times.find(one => one.months === months);
  const groups = (of: 'diopters' | 'mm') =>
    found?.[of] ? { treated: found[of].treated, control: found[of].control } : null;
  return found ? { diopters: groups('diopters'), mm: groups('mm') } : null;
});

expectVectors('meanRefraction', residue);

test('each kind of test vector in the clinical data file is checked by a test', () => {
  expect(Object.keys(vectors).toSorted()).toEqual(checkedKinds.toSorted());
});
