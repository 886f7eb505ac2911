import { ageOn } from '../cases/age.ts';
import { isMeasurable } from './axial-length.ts';
import { yearsBetween } from './days.ts';
import type { Eye } from './prism.ts';
import { type Progression, progressionOf } from './progression.ts';
import { type ReferenceId, referenceRateAt } from './reference-rates.ts';
import { type InterventionPeriod, interventionsOf, orthokeratologyOf, type SeriesVisit } from './series.ts';
import { axialTrend, type PowerMethod, powerTrend } from './trend.ts';

/** A stretch of time under one treatment, or under none. */
export interface Stretch {
  intervention: InterventionPeriod | null;
  right: Progression | null;
  left: Progression | null;
}

/** How both eyes change, over stretches; or why nothing may be said of it. */
export interface TrendSummary {
  withheld: 'orthokeratology' | null;
  stretches: Stretch[];
  /** Change of axial length since the first visit is too small to be told from noise. */
  isBelowNoise: boolean;
  /** How the last stretch compares with the chosen mean, where it is of spherical equivalents. */
  comparison: { mean: number; is: 'slower' | 'faster' | 'like' } | null;
}

interface SummaryWish {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  measure: 'se' | 'axial';
  method: PowerMethod;
  reference: ReferenceId | null;
}

/** D a year within which a child's rate is like the mean. */
const like = 0.05;

/** What a chart says in figures. The visit at which a treatment began ends one stretch and begins the next. */
export function summarizeTrend({ visits, birthDate, measure, method, reference }: SummaryWish): TrendSummary {
  const periods = orthokeratologyOf(visits);
  const trendOf = (eye: Eye) =>
    measure === 'se'
      ? powerTrend(visits, eye, method, periods)
      : { withheld: null, ...axialTrend(visits, eye) };
  const trends = { right: trendOf('right'), left: trendOf('left') };
  const { withheld } = trends.right;
  const within = (eye: Eye, from: string, to: string) =>
    progressionOf(trends[eye].measured.filter(({ date }) => date >= from && date <= to));
  const bounds = boundsOf(visits);
  const stretches = bounds
    .map(({ intervention, from, to }) => ({
      intervention,
      right: within('right', from, to),
      left: within('left', from, to),
    }))
    .filter(({ right, left }) => right !== null || left !== null);
  return {
    withheld,
    stretches,
    isBelowNoise:
      measure === 'axial' && (['right', 'left'] as const).every(eye => isQuiet(trends[eye].measured)),
    comparison: measure === 'se' ? compare(stretches.at(-1), visits, birthDate, reference) : null,
  };
}

function isQuiet(measured: { value: number }[]): boolean {
  const [first, last] = [measured[0], measured.at(-1)];
  return (
    first !== undefined && last !== undefined && first !== last && !isMeasurable(last.value - first.value)
  );
}

/** The times between which treatments began and ended. */
function boundsOf(visits: readonly SeriesVisit[]) {
  const periods = interventionsOf(visits);
  const [first] = periods;
  const start = '0000-01-01';
  const end = '9999-12-31';
  if (!first) return [{ intervention: null, from: start, to: end }];
  return [
    { intervention: null, from: start, to: first.from },
    ...periods.map(period => ({ intervention: period, from: period.from, to: period.to ?? end })),
  ];
}

function compare(
  stretch: Stretch | undefined,
  visits: readonly SeriesVisit[],
  birthDate: string | null,
  reference: ReferenceId | null,
): TrendSummary['comparison'] {
  const last = visits.at(-1);
  const rates = [stretch?.right?.perYear, stretch?.left?.perYear].filter(rate => rate !== undefined);
  if (!last || reference === null || birthDate === null || rates.length === 0) return null;
  if (!ageOn(birthDate, last.date)) return null;
  const mean = referenceRateAt(reference, yearsBetween(birthDate, last.date));
  if (mean === null) return null;
  const faster = Math.min(...rates);
  const is = Math.abs(faster - mean) < like ? 'like' : faster < mean ? 'faster' : 'slower';
  return { mean, is };
}
