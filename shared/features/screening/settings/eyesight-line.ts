import type { NormRow, NormSet, NormSetFields, ScreeningNorms } from './norms.schema.ts';

const months = (years: number): number => years * 12;

const upTo = (high: number, ageFrom: number, ageTo: number | null): NormRow => ({
  ...{ band: null, ageFrom, ageTo, sex: null, grade: null, low: null, high, typical: null },
});

/** Guideline of a US state. The article that quotes the guideline does not name the state. */
export const stateGuideline = 'US state guideline for vision screening';

/**
 * Published acuity lines in logMAR that an organisation may choose. All are from sources that we have read.
 */
export const publishedLines: readonly NormSetFields[] = [
  {
    id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40201',
    test: 'eyesight',
    measure: 'presenting',
    name: '20/40 at 4–5 years, 20/32 from 6 years',
    source: stateGuideline,
    edition: null,
    population: 'Children from 4 years, in one US state',
    language: null,
    task: null,
    isApproved: true,
    rows: [upTo(0.3, months(4), months(6) - 1), upTo(0.2, months(6), null)],
  },
];

type Line = Pick<NormSet, 'isApproved' | 'test' | 'measure' | 'rows'>;

/** Whether an organisation has chosen the acuity that each eye must reach. */
export const hasEyesightLine = (sets: readonly Line[]): boolean =>
  sets.some(
    ({ isApproved, test, measure, rows }) =>
      isApproved && test === 'eyesight' && measure === 'presenting' && rows.some(({ high }) => high !== null),
  );

/**
 * Whether an organisation should be asked to choose an eyesight line: it has none, and nobody postponed the
 * choice.
 */
export const isEyesightLineAsked = ({ sets, eyesightLinePutOff }: ScreeningNorms): boolean =>
  !hasEyesightLine(sets) && !eyesightLinePutOff;
