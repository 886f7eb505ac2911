import type { PartRead, Source } from '../progression/sources.ts';
import type { AxialPopulation } from './axial-populations.ts';

/** Percentage of short-sighted children in a country, from a survey; recorded only if it is above half. */
export interface MyopiaPrevalence {
  /** Minimum age in years to which the percentage applies. */
  fromYears: number;
  percent: number;
  /** Year of the survey. */
  year: number;
  source: Source;
  from: PartRead;
}

/** Short-sighted children in the sixth school year in China, about 12 years old. */
const china: MyopiaPrevalence = {
  fromYears: 12,
  percent: 59.6,
  year: 2020,
  source: 'nhc2021',
  from: 'quoted',
};

/** Percentages by population. No percentage above half is published for the European population. */
const prevalences: Partial<Record<AxialPopulation, MyopiaPrevalence>> = { wuhan: china, china };

/** Percentage of short-sighted children of an age in a population; null unless published and above half. */
export function largelyMyopic(population: AxialPopulation, years: number): MyopiaPrevalence | null {
  const found = prevalences[population];
  return found && years >= found.fromYears ? found : null;
}
