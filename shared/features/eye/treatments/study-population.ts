import { type Age, ageOn } from '../../../core/age.ts';
import { isReshaped } from '../progression/orthokeratology.ts';
import { equivalentsOf, orthokeratologyOf, type SeriesVisit } from '../progression/series.ts';
import type { TreatmentPeriod } from './treatment.ts';
import type { StudyPopulation } from './treatment-effects.ts';
import { type Reading, startOf } from './treatment-start.ts';

interface Child {
  /** Finished visits of the child, the earliest first. */
  visits: readonly SeriesVisit[];
  birthDate: string | null;
}

/** Why a child, on the first day of a treatment, does not match the children of a study. */
export function populationMismatches(
  population: StudyPopulation,
  { visits, birthDate }: Child,
  from: string,
): Record<'birthDate' | 'age' | 'unmeasured' | 'refraction', boolean> {
  const powers = powersAtStart(visits, from, population.by);
  return {
    birthDate: birthDate === null,
    age: birthDate !== null && !isOfAge(population, ageOn(birthDate, from)),
    unmeasured: powers.length === 0,
    refraction: !powers.every(power => isTaken(population, power)),
  };
}

/**
 * Whether another treatment was used at the same time. Ordinary spectacles are ignored, because children in
 * the studies wore them too.
 */
export function isAtOnce(other: TreatmentPeriod, { kind, from }: TreatmentPeriod): boolean {
  return other.kind !== kind && other.kind !== 'spectacles' && (other.to === null || other.to > from);
}

export function withOwnShape(visits: readonly SeriesVisit[]): SeriesVisit[] {
  const lenses = orthokeratologyOf(visits);
  return visits.filter(({ date }) => !isReshaped(date, lenses));
}

function isOfAge({ ages: [youngest, oldest] }: StudyPopulation, age: Age | null): boolean {
  return age !== null && age.years >= youngest && age.years <= oldest;
}

const isTaken = ({ strongest, weakest }: StudyPopulation, power: number) =>
  power <= weakest && (strongest === null || power >= strongest);

/** Cycloplegic spheres or spherical equivalents at the start of the treatment, one for each measured eye. */
function powersAtStart(visits: readonly SeriesVisit[], from: string, by: StudyPopulation['by']): number[] {
  const readings = withOwnShape(visits).map((visit): Reading => {
    const { right, left } = visit.powers.cycloplegic ?? {};
    const spheres = { right: right?.sph ?? null, left: left?.sph ?? null };
    return { date: visit.date, ...(by === 'sphere' ? spheres : equivalentsOf(visit, 'cycloplegic')) };
  });
  const start = startOf(readings, from);
  return start ? [start.right, start.left].filter(value => value !== null) : [];
}
