import type { PartRead, Source } from '../progression/sources.ts';
import type { AxialPopulation } from './axial-populations.ts';

/**
 * Percentage of short-sighted children in a country, from a survey. Only percentages above half are recorded.
 */
export interface MyopiaPrevalence {
  /** Minimum age in years to which the percentage applies. */
  fromYears: number;
  percent: number;
  /** Year of the survey. */
  year: number;
  source: Source;
  from: PartRead;
}

/** Percentage of short-sighted children in the sixth school year in China, at about 12 years of age. */
const china: MyopiaPrevalence = {
  fromYears: 12,
  percent: 59.6,
  year: 2020,
  source: 'nhc2021',
  from: 'quoted',
};

/** Percentages by population. For Europe, no percentage above half has been published. */
const prevalences: Partial<Record<AxialPopulation, MyopiaPrevalence>> = { wuhan: china, china };

/**
 * Percentage of short-sighted children at an age in a population; null unless one above half is published.
 */
export function largelyMyopic(population: AxialPopulation, years: number): MyopiaPrevalence | null {
  const found = prevalences[population];
  return found && years >= found.fromYears ? found : null;
}
