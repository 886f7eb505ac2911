import { daysAfter } from '../../../../shared/core/dates/days.ts';
import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import { daysPerYear } from '../../../../shared/features/eye/progression/days.ts';
import type { TreatmentKind, VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import { workdayBefore } from '../demo-client.ts';
import { demoMeasurements } from './measurements.ts';
import { isTreatedAtVisit, treatmentsAt } from './treatments.ts';

const visitsOfChild = 5;
/** Share of the time since their first visit for which the first children have been treated, up to today. */
const treatedShare = 0.45;
/** Index of the visit at which a treatment of the later children starts. */
const visitWithStart = 2;

/** A number between 0 and 1 that looks random. The same seed gives the same number. */
function seededRandom(seed: number): number {
  const x = Math.sin(seed * 12.9898) * 43_758.5453;
  return x - Math.floor(x);
}

const daysBefore = (today: string, days: number) => daysAfter(today, -Math.round(days));
const quarter = (value: number) => Math.round(value * 4) / 4 + 0;
const hundredth = (value: number) => Number(value.toFixed(2));

/**
 * Invents plausible visits of a child, the earliest first. Some children are treated.
 * @param span years since the first visit
 */
export function visitsOf(index: number, span: number, today: string): EyeReportFields[] {
  const perYear = -0.25 - 0.7 * seededRandom(index + 1);
  const start = 0.75 - 1.5 * seededRandom(index + 100);
  const dates = Array.from({ length: visitsOfChild }, (_, place) =>
    workdayBefore(today, span * (1 - place / (visitsOfChild - 0.6)) * daysPerYear),
  );
  const lasts = isTreatedAtVisit(index) ? 1 - visitWithStart / (visitsOfChild - 0.6) : treatedShare;
  const treatedFrom = isTreatedAtVisit(index)
    ? (dates[visitWithStart] ?? today)
    : daysBefore(today, span * daysPerYear * treatedShare);
  return Array.from({ length: visitsOfChild }, (_, place) => {
    const yearsAgo = span * (1 - place / (visitsOfChild - 0.6));
    const date = dates[place] ?? today;
    const { left, treatments } = treatmentsAt(index, dates, place, treatedFrom);
    const slowed = Math.max(0, span * lasts - yearsAgo) * (1 - left);
    const years = span - yearsAgo - slowed;
    return visit(index * 10 + place, date, {
      se: start + perYear * years,
      mm: 22.9 + 0.5 * seededRandom(index + 200) + Math.abs(perYear) * 0.42 * years,
      treatments,
    });
  });
}

/** Days until a lab order is due. The lab has not yet returned some orders of the last visits. */
const labDays = 14;
const isOrdered = (seed: number) => seed % 10 === visitsOfChild - 1 && Math.floor(seed / 10) % 4 === 1;

/** Power in D from which plain lenses are ordered in a thinner material. */
const strongPower = -3;

/** Names the lens of an order as an optician's shop would: a lens that slows myopia, or a plain lens. */
function lensName({ se, treatments }: EyeState, date: string): string {
  const isWorn = (kind: TreatmentKind) => treatments.some(one => one.kind === kind && isWornOn(one, date));
  if (isWorn('orthokeratology')) return 'Ortho-k lenses, as fitted';
  if (isWorn('dims')) return 'DIMS 1.60, hard multi-coat';
  if (isWorn('hal')) return 'HAL 1.59 polycarbonate, hard multi-coat';
  return se <= strongPower
    ? 'Single vision 1.60 aspheric, hard multi-coat'
    : 'Single vision 1.56, hard multi-coat';
}

const isWornOn = ({ from, to }: VisitTreatment, date: string) => from <= date && to === null;

interface EyeState {
  se: number;
  mm: number;
  treatments: VisitTreatment[];
}

function visit(seed: number, date: string, state: EyeState): EyeReportFields {
  const { se, mm, treatments } = state;
  const isShaped = treatments.some(
    ({ kind, from, to }) => kind === 'orthokeratology' && from < date && to === null,
  );
  const eye = (other: number) => {
    const cyl = -quarter(0.5 * seededRandom(Math.floor(seed / 10) + other));
    const sph = quarter((isShaped ? -0.25 : se) + 0.25 * seededRandom(seed + other) - cyl / 2);
    return {
      sph,
      cyl,
      axis: cyl === 0 ? null : 5 + Math.floor(170 * seededRandom(other + seed / 10)),
      add: null,
    };
  };
  const right = eye(1);
  const left = eye(2);
  const lens = { pd: 28 + (seed % 3) / 2, height: 19, prisms: [], baseCurve: null, diameter: null };
  const child = Math.floor(seed / 10);
  const isSoon = child % 3 === 0;
  const isScheduled = child % 7 !== 3;
  const followUp = daysBefore(date, isSoon ? -91 : -182);
  return {
    date,
    to: { kind: 'parent', name: null },
    acuityNotation: 'decimal',
    refractions: {
      dry: null,
      cycloplegic: { right: { ...right, va: '1.0' }, left: { ...left, va: '1.0' } },
      current: null,
    },
    prescription: isShaped
      ? null
      : {
          lensKind: 'spectacle',
          right: { ...right, ...lens },
          left: { ...left, ...lens },
          plane: 'spectacle',
          vertex: 12,
          expiresOn: null,
        },
    axialLength: { right: hundredth(mm + 0.08), left: hundredth(mm) },
    ...demoMeasurements(seed, { se, mm, isShaped }),
    frame: null,
    model: null,
    color: null,
    lens: isOrdered(seed) ? lensName(state, date) : null,
    labRemarks: null,
    comment: null,
    returnBy: isOrdered(seed) ? daysBefore(date, -labDays) : null,
    treatments,
    target: treatments.length > 0 ? { perYear: -0.25, unit: 'D', text: null } : null,
    followUp: isScheduled ? followUp : null,
  };
}
