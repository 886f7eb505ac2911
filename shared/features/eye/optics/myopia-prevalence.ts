import type { PartRead, Source } from '../progression/sources.ts';
import type { AxialPopulation } from './axial-populations.ts';

/** A published share, above half, of short-sighted children in a population's country. */
export interface MyopiaPrevalence {
  /** Applies from this age on, in years. */
  fromYears: number;
  percent: number;
  /** Year of the survey. */
  year: number;
  source: Source;
  from: PartRead;
}

/** Sixth school year of China, at about 12 years. */
const china: MyopiaPrevalence = {
  fromYears: 12,
  percent: 59.6,
  year: 2020,
  source: 'nhc2021',
  from: 'quoted',
};

/** Prevalence by population. No share above half is published for the European population. */
const prevalences: Partial<Record<AxialPopulation, MyopiaPrevalence>> = { wuhan: china, china };

/** The published share, if most children of a population are short-sighted at an age. Otherwise null. */
export function largelyMyopic(population: AxialPopulation, years: number): MyopiaPrevalence | null {
  const found = prevalences[population];
  return found && years >= found.fromYears ? found : null;
}
