import { acuityNotations } from '../../../core/optics/acuity.ts';

/** All tests of a screening, in the order of the examination. Both age bands have all of them. */
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

/** Steps of the form. */
export const testGroups = ['balance', 'movement', 'reflexes', 'vision', 'reading'] as const;
export type TestGroup = (typeof testGroups)[number];

/** Where a test has answers: once, or per side. */
export const places = ['whole', 'right', 'left'] as const;
export type Place = (typeof places)[number];

export const units = ['seconds', 'grade', 'count', 'lettersPerMinute', 'wordsPerMinute', 'metres'] as const;
export type Unit = (typeof units)[number];

/** What one test records. A choice, an acuity and a line of text are stored as text. */
export type Measure =
  | {
      id: string;
      kind: 'number';
      unit: Unit;
      min: number;
      max: number;
      step: number;
      /** The better direction; null if there is none. */
      better: 'more' | 'less' | null;
    }
  | { id: string; kind: 'choice'; options: readonly string[] }
  | { id: string; kind: 'acuity' }
  | { id: string; kind: 'text' };

export interface ScreeningTest {
  id: TestId;
  group: TestGroup;
  isSided: boolean;
  /** Measured with a stopwatch, or counted aloud. */
  tool: 'stopwatch' | 'tally' | null;
  /** Collapsed in the band 5–6, where it is unusual; never missing. */
  isFolded56: boolean;
  /** Recorded per side for a sided test, otherwise once. */
  measures: readonly Measure[];
  /** Recorded once: how the test was done. */
  details: readonly Measure[];
  /** The test is done when each of these lists has a value for one of its measures. */
  required: readonly (readonly string[])[];
}

const number = (
  id: string,
  unit: Unit,
  [min, max, step]: readonly [number, number, number],
  better: 'more' | 'less' | null,
): Measure => ({ id, kind: 'number', unit, min, max, step, better });

const seconds = number('seconds', 'seconds', [0, 120, 0.1], 'more');
/** 0: nothing unusual; 4: unable, or a fully present reflex. */
const grade = number('grade', 'grade', [0, 4, 1], 'less');
const wordsPerMinute = (id: string) => number(id, 'wordsPerMinute', [0, 400, 1], 'more');

const plain = { isSided: false, tool: null, isFolded56: false, details: [] } as const;
const graded = { ...plain, measures: [grade], required: [['grade']] } as const;

/** Languages of reading and copying tasks. */
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

/** The tests as data, in the order of the examination. */
export const screeningTests: readonly ScreeningTest[] = testIds.map(id => ({ id, ...tests[id] }));

export const testOf = (id: TestId): ScreeningTest => ({ id, ...tests[id] });

/** The places where a test has answers. */
export const placesOf = ({ isSided }: Pick<ScreeningTest, 'isSided'>): readonly Place[] =>
  isSided ? ['right', 'left'] : ['whole'];
