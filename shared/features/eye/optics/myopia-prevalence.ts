import type { PartRead, Source } from '../progression/sources.ts';
import type { AxialPopulation } from './axial-populations.ts';

/** A published share, above half, of short-sighted children in a population's country. */
export interface MyopiaPrevalence {
  /** Minimum age in years for which the share applies. */
  fromYears: number;
  percent: number;
  /** Year of the survey. */
  year: number;
  source: Source;
  from: PartRead;
}

/** Children in the sixth school year in China, about 12 years old. */
const china: MyopiaPrevalence = {
  fromYears: 12,
  percent: 59.6,
  year: 2020,
  source: 'nhc2021',
  from: 'quoted',
};

/** Prevalence by population. For the European population, no share above half is published. */
const prevalences: Partial<Record<AxialPopulation, MyopiaPrevalence>> = { wuhan: china, china };

/** The published share, if most children of a population are short-sighted at an age. Otherwise null. */
export function largelyMyopic(population: AxialPopulation, years: number): MyopiaPrevalence | null {
  const found = prevalences[population];
  return found && years >= found.fromYears ? found : null;
}
