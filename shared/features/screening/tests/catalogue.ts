import { acuityNotations } from '../../../core/optics/acuity.ts';

/** All tests of a screening in the order of the examination. Both age bands have the same tests. */
export const testIds = [
  'romberg',
  'oneLeg',
  'crawling',
  'midline',
  'fingerThumb',
  'moro',
  'atnr',
  'stnr',
  'tlr',
  'spinalGalant',
  'palmar',
  'eyesight',
  'eyeTracking',
  'eyeHand',
  'overlays',
  'plusLens',
] as const;
export type TestId = (typeof testIds)[number];

/** Groups of tests; each group is a step of the form. */
export const testGroups = ['balance', 'movement', 'reflexes', 'vision', 'reading'] as const;
export type TestGroup = (typeof testGroups)[number];

/** Parts of a test that have an answer: the whole test, or each side. */
export const places = ['whole', 'right', 'left'] as const;
export type Place = (typeof places)[number];

export const units = ['seconds', 'grade', 'count', 'lettersPerMinute', 'wordsPerMinute', 'metres'] as const;
export type Unit = (typeof units)[number];

/** One value that a test records. Choices, acuities and lines of text are stored as text. */
export type Measure =
  | {
      id: string;
      kind: 'number';
      unit: Unit;
      min: number;
      max: number;
      step: number;
      /** Whether a higher or a lower value is better; null if neither is. */
      better: 'more' | 'less' | null;
    }
  | { id: string; kind: 'choice'; options: readonly string[] }
  | { id: string; kind: 'acuity' }
  | { id: string; kind: 'text' };

export interface ScreeningTest {
  id: TestId;
  group: TestGroup;
  isSided: boolean;
  /** Tool that the form offers for the test: a stopwatch, or a counter. */
  tool: 'stopwatch' | 'tally' | null;
  /** Whether the form shows the test collapsed for the band 5–6, in which the test is unusual. */
  isFolded56: boolean;
  /** Measures of the test, recorded once or, for a test with sides, once per side. */
  measures: readonly Measure[];
  /** Facts about how the test was done, recorded once. */
  details: readonly Measure[];
  /** Lists of measures. The test counts as done when at least one measure of each list has a value. */
  required: readonly (readonly string[])[];
}

const number = (
  id: string,
  unit: Unit,
  [min, max, step]: readonly [number, number, number],
  better: 'more' | 'less' | null,
): Measure => ({ id, kind: 'number', unit, min, max, step, better });

const seconds = number('seconds', 'seconds', [0, 120, 0.1], 'more');
/** Grade from 0 (nothing unusual) to 4 (unable, or a fully present reflex). */
const grade = number('grade', 'grade', [0, 4, 1], 'less');
const wordsPerMinute = (id: string) => number(id, 'wordsPerMinute', [0, 400, 1], 'more');

const plain = { isSided: false, tool: null, isFolded56: false, details: [] } as const;
const graded = { ...plain, measures: [grade], required: [['grade']] } as const;

export const taskLanguages = ['english', 'chineseTraditional', 'chineseSimplified', 'other'] as const;
const language: Measure = { id: 'language', kind: 'choice', options: taskLanguages };

const tests: Record<TestId, Omit<ScreeningTest, 'id'>> = {
  romberg: {
    ...plain,
    group: 'balance',
    tool: 'stopwatch',
    measures: [seconds, { ...grade, id: 'sway' }],
    required: [['seconds']],
  },
  oneLeg: {
    ...plain,
    group: 'balance',
    isSided: true,
    tool: 'stopwatch',
    measures: [seconds],
    required: [['seconds']],
  },
  crawling: { ...graded, group: 'movement' },
  midline: { ...graded, group: 'movement' },
  fingerThumb: { ...graded, group: 'movement' },
  moro: { ...graded, group: 'reflexes' },
  atnr: { ...graded, group: 'reflexes', isSided: true },
  stnr: { ...graded, group: 'reflexes' },
  tlr: { ...graded, group: 'reflexes' },
  spinalGalant: { ...graded, group: 'reflexes', isSided: true },
  palmar: { ...graded, group: 'reflexes', isSided: true },
  eyesight: {
    ...plain,
    group: 'vision',
    isSided: true,
    measures: [
      { id: 'unaided', kind: 'acuity' },
      { id: 'aided', kind: 'acuity' },
    ],
    details: [
      { id: 'notation', kind: 'choice', options: acuityNotations },
      number('distance', 'metres', [0.1, 10, 0.01], null),
    ],
    required: [['unaided', 'aided']],
  },
  eyeTracking: {
    ...plain,
    group: 'vision',
    tool: 'stopwatch',
    measures: [
      number('vertical', 'seconds', [0, 600, 0.1], 'less'),
      number('horizontal', 'seconds', [0, 600, 0.1], 'less'),
      number('omissions', 'count', [0, 80, 1], 'less'),
      number('additions', 'count', [0, 80, 1], 'less'),
      number('errors', 'count', [0, 80, 1], 'less'),
    ],
    details: [{ id: 'card', kind: 'choice', options: ['dem80', 'other'] }, language],
    required: [['vertical', 'horizontal']],
  },
  eyeHand: {
    ...plain,
    group: 'reading',
    tool: 'tally',
    isFolded56: true,
    measures: [number('rate', 'lettersPerMinute', [0, 300, 1], 'more')],
    details: [{ id: 'task', kind: 'choice', options: ['copying', 'dictation', 'free', 'other'] }, language],
    required: [['rate']],
  },
  overlays: {
    ...plain,
    group: 'reading',
    tool: 'tally',
    isFolded56: true,
    measures: [wordsPerMinute('without'), wordsPerMinute('with')],
    details: [{ id: 'color', kind: 'text' }, language],
    required: [['without'], ['with']],
  },
  plusLens: {
    ...plain,
    group: 'reading',
    tool: 'tally',
    isFolded56: true,
    measures: [
      { id: 'effect', kind: 'choice', options: ['better', 'same', 'worse'] },
      wordsPerMinute('without'),
      wordsPerMinute('with'),
    ],
    details: [language],
    required: [['effect']],
  },
};

/** The definitions of all tests, in the order of the examination. */
export const screeningTests: readonly ScreeningTest[] = testIds.map(id => ({ id, ...tests[id] }));

export const testOf = (id: TestId): ScreeningTest => ({ id, ...tests[id] });

export const placesOf = ({ isSided }: Pick<ScreeningTest, 'isSided'>): readonly Place[] =>
  isSided ? ['right', 'left'] : ['whole'];
