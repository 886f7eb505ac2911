import type { PartRead, Source } from '../progression/sources.ts';
import type { Sex } from './axial-tables.ts';

/** Published axial growth of emmetropic eyes at an age. */
export interface EmmetropicGrowth {
  /** In years. */
  years: number;
  mmPerYear: number;
  /** Sex of the children; null if the value is for boys and girls together. */
  sex: Sex | null;
  source: Source;
  from: PartRead;
}

/**
 * Axial growth of eyes that stay emmetropic, at single published ages. It is not interpolated, because growth
 * is not linear between ages, and it is never a treatment target.
 */
export const emmetropicGrowth: readonly EmmetropicGrowth[] = [
  { years: 6, mmPerYear: 0.17, sex: 'male', source: 'naduvilath2025', from: 'abstract' },
  { years: 16, mmPerYear: 0.03, sex: 'male', source: 'naduvilath2025', from: 'abstract' },
  { years: 6, mmPerYear: 0.16, sex: 'female', source: 'naduvilath2025', from: 'abstract' },
  { years: 16, mmPerYear: 0.02, sex: 'female', source: 'naduvilath2025', from: 'abstract' },
  { years: 6, mmPerYear: 0.24, sex: null, source: 'yii2023', from: 'abstract' },
  { years: 11, mmPerYear: 0.05, sex: null, source: 'yii2023', from: 'abstract' },
];

/**
 * The published values that apply to a child; if the child's sex is not recorded, the values of both sexes.
 */
export const emmetropicGrowthOf = (child: Sex | null): EmmetropicGrowth[] =>
  emmetropicGrowth.filter(({ sex }) => child === null || sex === null || sex === child);
