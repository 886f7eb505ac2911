import { daysAfter } from '../../shared/core/dates/days.ts';
import { axialPopulations } from '../../shared/features/eye/optics/axial-populations.ts';
import { type RiskFactor, riskFactors } from '../../shared/features/eye/optics/classification.ts';
import { referenceIds } from '../../shared/features/eye/progression/reference-rates.ts';
import type { TreatmentKind, VisitTreatment } from '../../shared/features/eye/treatments/treatment.ts';

interface Power {
  sph: number | null;
  cyl: number | null;
  axis: number | null;
}
type Eyes<Value> = Record<'right' | 'left', Value>;

/** A generated visit of a child, as an eye report records it. */
export interface GeneratedVisit {
  id: string;
  reference: string;
  date: string;
  status: 'draft' | 'finished';
  isDeleted: boolean;
  refractions: Record<'cycloplegic' | 'dry' | 'current', Eyes<Power> | null>;
  prescription: Eyes<Power> | null;
  axialLength: Eyes<number | null> | null;
  treatments: VisitTreatment[];
  target: { perYear: number; unit: 'D' | 'mm'; text: null } | null;
  followUp: string | null;
  comment: string | null;
  riskFactors: RiskFactor[];
}

/** A generated child, and the clinician's choices for its report. */
export interface GeneratedChild {
  number: number;
  birthDate: string;
  gender: 'male' | 'female';
  visits: GeneratedVisit[];
  reference: (typeof referenceIds)[number];
  axialPopulation: (typeof axialPopulations)[number];
  /** Whether the clinician chose a comparison for the report. */
  isCompared: boolean;
  /** Day on which the list of children with premyopia is opened. */
  today: string;
}

const today = '2026-06-01';
const advice = ['Two hours outdoors each day.', `Please read this. ${'Rest after near work. '.repeat(40)}`];
const targets: GeneratedVisit['target'][] = [
  { perYear: -0.25, unit: 'D', text: null },
  { perYear: -0.37, unit: 'D', text: null },
  { perYear: -0.5, unit: 'D', text: null },
  { perYear: 0.1, unit: 'mm', text: null },
  { perYear: 0.25, unit: 'mm', text: null },
];
const lensKinds: TreatmentKind[] = [
  'spectacles',
  'dims',
  'hal',
  'miSight',
  'multifocalSoft',
  'orthokeratology',
];
const dropKinds: TreatmentKind[] = ['atropine001', 'atropine0025', 'atropine005'];

/** Numbers between 0 and 1 that depend on the seed only. */
export function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Generates children who are 4 to 17 years old at their last visit; depends only on the seed. */
export const generateChildren = (count: number, seed: number): GeneratedChild[] =>
  Array.from({ length: count }, (_, number) => generateChild(number, randomOf(seed * 100_003 + number)));

function generateChild(number: number, random: () => number): GeneratedChild {
  const between = (low: number, high: number) => low + (high - low) * random();
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  const isSo = (share: number) => random() < share;
  const oneOf = <Value>(values: readonly Value[]) => values[whole(0, values.length - 1)] as Value;
  const count = whole(2, 7);
  /** Half of the children resemble those of the studies in age and refraction, and come every half year. */
  const isStudied = isSo(0.5);
  const gap = () =>
    isStudied ? whole(150, 210) : isSo(0.1) ? whole(400, 900) : isSo(0.15) ? whole(20, 89) : whole(90, 260);
  const days = [0];
  while (days.length < count) days.push((days.at(-1) ?? 0) + gap());
  const span = days.at(-1) ?? 0;
  const first = daysAfter(today, -span);
  const years = isStudied ? between(8, 12) : between(4.2, 17.8);
  const birthDate = daysAfter(today, -Math.round(Math.max(span + 4 * 365.25, years * 365.25)));
  const begin = isStudied ? between(-4, -0.75) : isSo(0.4) ? between(-0.4, 2) : between(-5.5, -0.25);
  const base = { right: begin, left: begin + between(-0.5, 0.5) };
  const perYear = { right: between(-1.4, 0.15), left: between(-1.4, 0.15) };
  const mm = { right: between(22, 26), left: between(22, 26) };
  const growth = { right: between(-0.06, 0.6), left: between(-0.06, 0.6) };
  const usual = isSo(0.8) ? ('cycloplegic' as const) : ('dry' as const);
  const told = treatmentsOf({ first, days, isStudied, isSo, whole, oneOf });
  const visits = days.map((day, place): GeneratedVisit => {
    const date = daysAfter(first, day);
    const power = (eye: 'right' | 'left'): Power => {
      if (isSo(0.04)) return { sph: null, cyl: null, axis: null };
      const cyl = isSo(0.5) ? 0 : -oneOf([0.25, 0.5, 0.75, 1]);
      const value = base[eye] + (perYear[eye] * day) / 365.25 + between(-0.2, 0.2);
      const sph = Math.round((value - cyl / 2) * 4) / 4 + 0;
      return { sph, cyl, axis: cyl === 0 ? null : whole(1, 180) };
    };
    const both = () => ({ right: power('right'), left: power('left') });
    const length = (eye: 'right' | 'left') =>
      isSo(0.05)
        ? null
        : Math.round((mm[eye] + (growth[eye] * day) / 365.25 + between(-0.02, 0.02)) * 100) / 100;
    const hasOther = isSo(0.15);
    return {
      id: `eye_${String(number).padStart(19, '0')}${String(place).padStart(19, '0')}`,
      reference: `R-${date.slice(0, 4)}-${String(number * 10 + place + 1).padStart(6, '0')}`,
      date,
      status: place < count - 1 && isSo(0.05) ? 'draft' : 'finished',
      isDeleted: place < count - 1 && isSo(0.08),
      refractions: {
        cycloplegic: (usual === 'cycloplegic') !== isSo(0.1) ? both() : null,
        dry: (usual === 'dry') !== isSo(0.1) || hasOther ? both() : null,
        current: isSo(0.2) ? both() : null,
      },
      prescription: isSo(0.3) ? both() : null,
      axialLength: isSo(0.75) ? { right: length('right'), left: length('left') } : null,
      treatments: told(place, date),
      target: isSo(0.2) ? oneOf(targets) : null,
      followUp: isSo(0.5) ? daysAfter(date, 180) : null,
      comment: isSo(0.3) ? oneOf(advice) : null,
      riskFactors: riskFactors.filter(() => isSo(0.3)),
    };
  });
  return {
    ...{ number, birthDate, gender: isSo(0.5) ? 'male' : 'female', visits },
    ...{ reference: oneOf(referenceIds), axialPopulation: oneOf(axialPopulations) },
    ...{ isCompared: isSo(0.9), today: daysAfter(today, whole(0, 900)) },
  };
}

interface Course {
  id: string;
  kind: TreatmentKind;
  startPlace: number;
  from: string;
  stopPlace: number | null;
  to: string | null;
}

interface Draw {
  first: string;
  days: readonly number[];
  isStudied: boolean;
  isSo: (share: number) => boolean;
  whole: (low: number, high: number) => number;
  oneOf: <Value>(values: readonly Value[]) => Value;
}

/**
 * Generates the treatments of a child: at most one lens, one eye drop and red light. Each treatment is
 * recorded at the visits between its start and its end.
 */
function treatmentsOf({ first, days, isStudied, isSo, whole, oneOf }: Draw) {
  const wanted = [
    ...(isSo(0.5) ? [oneOf(lensKinds)] : []),
    ...(isSo(isStudied ? 0.15 : 0.3) ? [oneOf(dropKinds)] : []),
    ...(isSo(0.08) ? (['redLight'] as const) : []),
  ];
  const courses = wanted.map((kind, place): Course => {
    const startPlace = isStudied ? 0 : whole(0, days.length - 1);
    const start = days[startPlace] ?? 0;
    const isEarlier = startPlace > 0 && isSo(0.2);
    const from = daysAfter(first, isEarlier ? start - whole(1, 15) : start);
    const stopPlace =
      startPlace < days.length - 1 && isSo(0.3) ? whole(startPlace + 1, days.length - 1) : null;
    const stop = stopPlace === null ? null : (days[stopPlace] ?? 0);
    const to = stop === null ? null : daysAfter(first, isSo(0.7) ? stop : stop - whole(1, 15));
    return { id: `treatment-${place}`, kind, startPlace, from, stopPlace, to };
  });
  const isForgotten = courses.map(() => isSo(0.1));
  return (place: number, _date: string): VisitTreatment[] =>
    courses.flatMap(({ id, kind, startPlace, from, stopPlace, to }, index) => {
      const isTold = place >= startPlace && (stopPlace === null || place <= stopPlace);
      const isBetween = place > startPlace && place !== stopPlace;
      if (!isTold || (isBetween && isForgotten[index])) return [];
      const decision = place === startPlace ? 'start' : place === stopPlace ? 'stop' : 'continue';
      const end = place === stopPlace ? to : null;
      return [{ id, decision, kind, product: null, dose: null, wearing: null, from, to: end, reason: null }];
    });
}
