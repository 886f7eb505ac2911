import { daysAfter } from '../../shared/core/dates/days.ts';
import { type Band, bandAt } from '../../shared/features/screening/screenings/bands.ts';
import { publishedLines } from '../../shared/features/screening/settings/eyesight-line.ts';
import type { NormRow, NormSet } from '../../shared/features/screening/settings/norms.schema.ts';
import type { ScreeningRule, Whom } from '../../shared/features/screening/settings/rules.schema.ts';
import { shippedNorms } from '../../shared/features/screening/settings/shipped-norms.ts';
import { offeredRules, shippedRules } from '../../shared/features/screening/settings/shipped-rules.ts';
import {
  type Answer,
  notDoneReasons,
  TestEntries,
} from '../../shared/features/screening/tests/answers.schema.ts';
import {
  type Measure,
  placesOf,
  type ScreeningTest,
  screeningTests,
  type TestId,
  taskLanguages,
} from '../../shared/features/screening/tests/catalogue.ts';
import { randomOf } from './children.ts';

/** A generated screening, and the settings of its organisation. */
export interface GeneratedScreening {
  number: number;
  birthDate: string | null;
  gender: 'male' | 'female' | null;
  date: string;
  band: Band;
  grade: string | null;
  tests: TestEntries;
  previous: { date: string; band: Band; grade: string | null; tests: TestEntries } | null;
  sets: NormSet[];
  rules: ScreeningRule[];
  whom: Whom | null;
  notes: string | null;
}

const today = '2026-06-01';
const notations = ['snellen6', 'snellen20', 'decimal', 'logmar', 'fiveGrade'] as const;
const lines: Record<(typeof notations)[number], readonly string[]> = {
  snellen6: ['6/6', '6/7.5', '6/9', '6/9.5', '6/12', '6/12-2', '6/18', '3/6', '6/60', 'CF', 'HM 30cm'],
  snellen20: ['20/20', '20/25', '20/32', '20/40', '20/50', '10/20', '20/100', 'PL'],
  decimal: ['1.0', '0.8', '0.63', '0.5', '0.4', '0.1', '1.2', 'NPL'],
  logmar: ['0.00', '0.10', '0.18', '0.20', '0.30', '0.32', '0.70', '-0.10', 'HM'],
  fiveGrade: ['5.0', '4.9', '4.8', '4.7', '4.6', '4.0', '5.2', 'CF'],
};
const row = (limits: Partial<NormRow>): NormRow => ({
  ...{ band: null, ageFrom: null, ageTo: null, sex: null, grade: null, low: null, high: null, typical: null },
  ...limits,
});
const own = (test: TestId, measure: string, rows: NormRow[], of: Partial<NormSet> = {}): NormSet => ({
  ...{
    id: `own-${test}`,
    test,
    measure,
    name: `Own ${test}`,
    source: `Handbook of ${test.length} tests`,
    edition: null,
  },
  ...{ population: 'Pupils', language: null, task: null, isApproved: true, approvedBy: null },
  ...{ approvedAt: null, rows, ...of },
});
const ownNorms: readonly NormSet[] = [
  own('romberg', 'seconds', [row({ low: 20 })]),
  own('oneLeg', 'seconds', [row({ ageTo: 83, low: 5 }), row({ ageFrom: 84, low: 10 })]),
  own('crawling', 'grade', [row({ high: 2 })]),
  own('atnr', 'grade', [row({ band: '7-11', high: 1 })]),
  own('eyeTracking', 'adjusted', [row({ sex: 'female', high: 80 }), row({ sex: 'male', high: 70 })], {
    task: 'dem80',
  }),
  own('eyeTracking', 'vertical', [row({ high: 60 })], { id: 'own-vertical' }),
  own('eyeHand', 'rate', [row({ low: 30 })], { language: 'english' }),
  own('overlays', 'gain', [row({ high: 15 })]),
  own('eyesight', 'presenting', [row({ high: 0.1 })], { id: 'own-line' }),
  own('eyesight', 'difference', [row({ high: 1 })], { id: 'own-difference' }),
];

/** Generates screenings of children of 4 to 17 years; depends only on the seed. */
export const generateScreenings = (count: number, seed: number): GeneratedScreening[] =>
  Array.from({ length: count }, (_, number) => generate(number, randomOf(seed * 700_001 + number)));

function generate(number: number, random: () => number): GeneratedScreening {
  const whole = (low: number, high: number) => Math.floor(low + (high - low + 1) * random());
  const isSo = (share: number) => random() < share;
  const oneOf = <Value>(values: readonly Value[]) => values[whole(0, values.length - 1)] as Value;
  const draw = { whole, isSo, oneOf };
  const birthDate = isSo(0.04) ? null : daysAfter(today, -whole(4 * 366, 18 * 365));
  const before = daysAfter(today, -whole(60, 400));
  const isGood = isSo(0.3);
  const language = oneOf([...taskLanguages, 'english']);
  const bandOn = (day: string): Band => bandAt(birthDate, day) ?? oneOf(['5-6', '7-11'] as const);
  const tests = drawTests({ ...draw, isGood, language });
  return {
    ...{ number, birthDate, gender: isSo(0.05) ? null : oneOf(['male', 'female'] as const), date: today },
    ...{ band: isSo(0.95) ? bandOn(today) : oneOf(['5-6', '7-11'] as const), grade: gradeOf(draw), tests },
    previous: isSo(0.5)
      ? {
          ...{ date: before, band: bandOn(before), grade: gradeOf(draw) },
          tests: drawTests({ ...draw, isGood: isSo(0.3), language: isSo(0.9) ? language : 'other' }),
        }
      : null,
    sets: [...shippedNorms.sets, ...publishedLines, ...ownNorms].flatMap(set =>
      isSo(0.5) ? [{ ...set, approvedBy: null, approvedAt: null, isApproved: isSo(0.85) }] : [],
    ),
    rules: [...shippedRules.rules, ...offeredRules, worseRule, lensRule, rateRule].flatMap(rule =>
      isSo(0.6) ? [{ ...rule, isOn: isSo(0.8) }] : [],
    ),
    whom: isSo(0.3)
      ? { eyesight: { en: 'Please see Dr Lee.', zh: '请找李医生。' }, other: isSo(0.5) ? null : ownWhom }
      : null,
    notes: isSo(0.3) ? oneOf(['Took part gladly.', 'Slept badly. '.repeat(90)]) : null,
  };
}

const ownWhom = { en: 'Please see Ms Ho.', zh: '请找何老师。' };
const ruleOf = (
  id: string,
  condition: ScreeningRule['condition'],
  en: string,
  zh: string,
): ScreeningRule => ({
  ...{ id, isOn: true, condition, en, zh, source: null },
});
const worseRule = ruleOf('worse', { kind: 'worse', test: 'oneLeg' }, 'Stand more.', '多练单脚站立。');
const lensRule = ruleOf(
  'lens',
  { kind: 'choice', test: 'plusLens', measure: 'effect', is: 'better' },
  'Ask about the plus lens.',
  '可以询问正镜片。',
);
const rateRule = ruleOf(
  'rate',
  { kind: 'number', test: 'romberg', measure: 'sway', is: 'atLeast', value: 3 },
  'Ask about balance.',
  '可以询问平衡。',
);

interface Draw {
  whole: (low: number, high: number) => number;
  isSo: (share: number) => boolean;
  oneOf: <Value>(values: readonly Value[]) => Value;
}

const gradeOf = ({ isSo, oneOf }: Draw) =>
  isSo(0.3) ? null : oneOf(['1', 'Grade 3', '小学五年级', 'Year 4', 'P6']);

function drawTests({ isGood, language, ...draw }: Draw & { isGood: boolean; language: string }): TestEntries {
  const { isSo, oneOf, whole } = draw;
  const notation = oneOf(notations);
  const drawValue = (measure: Measure): number | string | null => {
    if (isSo(0.06)) return null;
    if (measure.kind === 'choice') return measure.id === 'language' ? language : oneOf(measure.options);
    if (measure.kind === 'text') return 'blue';
    if (measure.kind === 'acuity') {
      if (isSo(0.4)) return null;
      return isGood ? (lines[notation][whole(0, 1)] ?? null) : oneOf(lines[notation]);
    }
    const { max, unit } = measure;
    const most = unit === 'count' ? 6 : unit === 'wordsPerMinute' ? 140 : Math.min(max, 100);
    return isGood && unit === 'grade' ? whole(0, 1) : whole(0, most);
  };
  const named = (measures: readonly Measure[]) =>
    Object.fromEntries(measures.map(measure => [measure.id, drawValue(measure)]));
  const answer = (test: ScreeningTest): Answer | null => {
    if (isSo(0.04)) return null;
    if (isSo(0.12))
      return { state: 'notDone', reason: oneOf(notDoneReasons), note: isSo(0.2) ? 'Tired' : null };
    return { state: 'done', values: named(test.measures) };
  };
  const all = screeningTests.map(test => {
    const details = test.id === 'eyesight' ? { notation, distance: 6 } : named(test.details);
    const answers = Object.fromEntries(placesOf(test).map(place => [place, answer(test)]));
    return [test.id, { ...answers, details, remark: isSo(0.05) ? 'Was tired.' : null }];
  });
  return TestEntries.parse(Object.fromEntries(all));
}
