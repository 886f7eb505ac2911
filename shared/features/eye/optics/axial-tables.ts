import type { PartRead, Source } from '../progression/sources.ts';
import type { CurvePoints } from './interpolate-linear.ts';

/*
 * The tables below were copied from secondary sources that agree where they overlap, and have not yet been
 * checked against the articles. Admins of an organisation see a notice about this until somebody has checked
 * them.
 */

interface Published {
  source: Source;
  from: PartRead;
}

export type Sex = 'male' | 'female';

/** Median and spread of the axial lengths at one age, which are normally distributed (LMS with L = 1). */
export interface NormalRow {
  years: number;
  /** In mm. */
  median: number;
  /** Standard deviation as a share of the median. */
  spread: number;
}

const ages = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
const normalRows = (medians: readonly number[], spreads: readonly number[]): NormalRow[] =>
  ages.map((years, at) => ({ years, median: medians[at] ?? Number.NaN, spread: spreads[at] ?? Number.NaN }));

/** Axial length of 14,760 schoolchildren in Wuhan (Sanz Diez et al. 2022). */
export const wuhanTable: Published & Record<Sex, readonly NormalRow[]> = {
  source: 'sanzDiez2022',
  from: 'quoted',
  female: normalRows(
    [22.52, 22.94, 23.37, 23.71, 23.94, 24.09, 24.21, 24.32, 24.41, 24.49],
    [0.0362, 0.0372, 0.0381, 0.0389, 0.0395, 0.0399, 0.0402, 0.0405, 0.0407, 0.0409],
  ),
  male: normalRows(
    [22.98, 23.42, 23.87, 24.23, 24.48, 24.64, 24.78, 24.9, 24.98, 25.07],
    [0.0363, 0.0372, 0.0381, 0.0388, 0.0393, 0.0397, 0.04, 0.0402, 0.0404, 0.0406],
  ),
};

/** Centile curves of axial length; a point is [age in years, mm]. */
export type CentileCurves = readonly { centile: number; points: CurvePoints }[];

/** Axial length of 14,127 children in China (He et al. 2023): median and 75th centile. */
export const chinaTable: Published & Record<Sex, CentileCurves> = {
  source: 'he2023',
  from: 'quoted',
  male: [
    {
      centile: 50,
      points: [
        [4, 22.39],
        [6, 22.97],
        [8, 23.51],
        [10, 23.99],
        [12, 24.43],
        [14, 24.81],
        [16, 25.13],
        [18, 25.41],
      ],
    },
    {
      centile: 75,
      points: [
        [4, 22.78],
        [6, 23.45],
        [8, 24.07],
        [10, 24.64],
        [12, 25.15],
        [14, 25.61],
        [16, 26.01],
        [18, 26.35],
      ],
    },
  ],
  female: [
    {
      centile: 50,
      points: [
        [4, 21.78],
        [6, 22.41],
        [8, 22.98],
        [10, 23.51],
        [12, 23.97],
        [14, 24.39],
        [16, 24.75],
        [18, 25.05],
      ],
    },
    {
      centile: 75,
      points: [
        [4, 22.14],
        [6, 22.85],
        [8, 23.51],
        [10, 24.11],
        [12, 24.65],
        [14, 25.13],
        [16, 25.54],
        [18, 25.89],
      ],
    },
  ],
};

const europeCurves = (rows: readonly (readonly [years: number, ...mm: number[]])[]): CentileCurves =>
  [25, 50, 75].map((centile, at) => ({
    centile,
    points: rows.map(([years, ...mm]) => [years, mm[at] ?? Number.NaN] as const),
  }));

/** Axial length of European children (Tideman et al. 2018): 25th, 50th and 75th centile. */
export const europeTable: Published & Record<Sex, CentileCurves> = {
  source: 'tideman2018',
  from: 'quoted',
  female: europeCurves([
    [6, 21.66, 22.06, 22.49],
    [9, 22.33, 22.79, 23.25],
    [15, 22.68, 23.15, 23.65],
  ]),
  male: europeCurves([
    [6, 22.14, 22.59, 23.01],
    [9, 22.83, 23.31, 23.79],
    [15, 23.17, 23.65, 24.21],
  ]),
};

/**
 * Percentage of European children with myopia at age 9, for two groups: those whose axial length gained more
 * than 10 centiles from age 6 to 9, and the others.
 */
export const centilesGained = {
  source: 'tideman2018',
  from: 'quoted',
  moreThan: 10,
  fromYears: 6,
  toYears: 9,
  myopicPercent: 45.8,
  othersPercent: 4.8,
} as const satisfies Published & Record<string, unknown>;
