import type { NormRow, NormSet, ScreeningNorms } from './norms.schema.ts';

const lettersPerMinute: readonly (readonly [girls: number, boys: number])[] = [
  [21, 17],
  [36, 32],
  [50, 45],
  [66, 61],
  [75, 71],
  [91, 78],
];

const row = (grade: number, sex: 'female' | 'male', typical: number): NormRow => ({
  band: null,
  ageFrom: null,
  ageTo: null,
  sex,
  grade,
  low: null,
  high: null,
  typical,
});

/** Graham et al. 1998: letters per minute copied by pupils of grades 1 to 6 in English, without limits. */
const graham1998: NormSet = {
  id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40001',
  test: 'eyeHand',
  measure: 'rate',
  name: 'Copying speed, grades 1–6',
  source: 'Graham et al. 1998, J Educ Res 92(1):42–52, doi 10.1080/00220679809597574',
  edition: '1998',
  population: 'English-language sample, grades 1–6',
  language: 'english',
  task: 'copying',
  isApproved: true,
  approvedBy: null,
  approvedAt: null,
  rows: lettersPerMinute.flatMap(([girls, boys], index) => [
    row(index + 1, 'female', girls),
    row(index + 1, 'male', boys),
  ]),
};

/** The default norms of every organisation. */
export const shippedNorms: ScreeningNorms = { version: 0, sets: [graham1998] };
