import { expect, test } from 'vitest';
import {
  meets,
  rulesThatApply,
  withSuggestions,
} from '../../../../shared/features/screening/recommendations/recommend.ts';
import {
  type ResultItem,
  type ResultRow,
  resultOf,
} from '../../../../shared/features/screening/results/result.ts';
import {
  maxRecommendations,
  type Recommendation,
} from '../../../../shared/features/screening/screenings/schema.ts';
import type {
  RuleCondition,
  ScreeningRule,
} from '../../../../shared/features/screening/settings/rules.schema.ts';
import { offeredRules } from '../../../../shared/features/screening/settings/shipped-rules.ts';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { eyesightNorm } from '../settings/samples.ts';

const row = (changes: Partial<ResultRow> = {}): ResultRow => ({
  test: 'eyesight',
  items: [],
  notDone: [],
  open: [],
  remark: null,
  otherTask: [],
  reasons: [],
  judgement: 'notJudged',
  isWorse: false,
  isBetter: false,
  ...changes,
});
const item = (measure: string, value: number | null, text: string | null = null): ResultItem => ({
  ...{ place: 'whole', measure, isComputed: false, unit: null, better: null, value, text },
  ...{ last: null, change: null, norm: null, noNorm: 'none', isOutside: false },
});
const rule = (id: string, condition: RuleCondition, changes: Partial<ScreeningRule> = {}): ScreeningRule => ({
  ...{ id, isOn: true, condition, en: `${id} in English`, zh: `${id} in Chinese` },
  ...changes,
});
const line = (id: string, ruleId: string | null, changes: Partial<Recommendation> = {}): Recommendation => ({
  ...{ id, ruleId, en: 'As it was', zh: null, isEdited: false },
  ...changes,
});
const numbered = () => {
  let made = 0;
  return () => `new-${++made}`;
};

test('a recommendation rule applies only to results of the test that it names, and does not apply if there is no result', () => {
  const followUp = { kind: 'followUp', test: 'eyesight' } as const;
  expect(meets(followUp, [row({ judgement: 'again' })])).toBe(true);
  expect(meets(followUp, [row()])).toBe(false);
  expect(meets(followUp, [row({ test: 'moro', judgement: 'again' })])).toBe(false);
  expect(meets(followUp, [row({ test: 'moro' }), row({ judgement: 'again' })])).toBe(true);
  expect(meets(followUp, [])).toBe(false);
});

test('a recommendation rule for results that became worse does not apply to a result that needs another look but did not become worse', () => {
  const worse = { kind: 'worse', test: 'eyesight' } as const;
  expect(meets(worse, [row({ isWorse: true })])).toBe(true);
  expect(meets(worse, [row({ judgement: 'again', isBetter: true })])).toBe(false);
});

test('a recommendation rule about a test that was not done applies if the rule names the same reason or no reason', () => {
  const notDone = (reason: 'refused' | 'unable' | null) =>
    ({ kind: 'notDone', test: 'eyesight', reason }) as const;
  const refused = [row({ notDone: [{ place: 'right', reason: 'refused', note: null }] })];
  expect(
    [null, 'refused' as const, 'unable' as const].map(reason => meets(notDone(reason), refused)),
  ).toEqual([true, true, false]);
  expect(meets(notDone(null), [row()])).toBe(false);
});

test('a recommendation rule with a minimum or maximum applies only to the measure that it names, and never to a blank measure', () => {
  const is = (kind: 'atLeast' | 'atMost', value: number) =>
    ({ kind: 'number', test: 'eyesight', measure: 'sway', is: kind, value }) as const;
  const met = (condition: RuleCondition, value: number | null, measure = 'sway') =>
    meets(condition, [row({ items: [item(measure, value)] })]);
  expect([2, 3, 4].map(value => met(is('atLeast', 3), value))).toEqual([false, true, true]);
  expect([2, 3, 4].map(value => met(is('atMost', 3), value))).toEqual([true, true, false]);
  expect(met(is('atMost', 3), 0)).toBe(true);
  expect(met(is('atMost', 3), null)).toBe(false);
  expect(met(is('atLeast', 3), 4, 'seconds')).toBe(false);
  expect(meets(is('atLeast', 3), [row({ items: [item('sway', 1), item('sway', 3)] })])).toBe(true);
});

test('recommendation rules compare acuity in hundredths of a logMAR; vision too low for a number is beyond every limit', () => {
  const met = (is: 'atLeast' | 'atMost', bound: number, value: number | null) =>
    meets({ kind: 'number', test: 'eyesight', measure: 'presenting', is, value: bound }, [
      row({ items: [{ ...item('presenting', value, 'read'), unit: 'logMar' }] }),
    ]);
  expect([met('atLeast', 0.5, null), met('atMost', 0.5, null)]).toEqual([true, false]);
  expect([met('atLeast', 0.301, 0.3), met('atMost', 0.299, 0.3)]).toEqual([true, true]);
  expect([met('atLeast', 0.31, 0.3), met('atMost', 0.29, 0.3)]).toEqual([false, false]);
});

test('a recommendation rule with a measure and a choice applies only if the measure has this choice', () => {
  const choice = { kind: 'choice', test: 'plusLens', measure: 'effect', is: 'better' } as const;
  const met = (measure: string, text: string) =>
    meets(choice, [row({ test: 'plusLens', items: [item(measure, null, text)] })]);
  expect(met('effect', 'better')).toBe(true);
  expect(met('effect', 'worse')).toBe(false);
  expect(met('color', 'better')).toBe(false);
});

const followUp = rule('follow', { kind: 'followUp', test: 'eyesight' });
const worse = rule('worse', { kind: 'worse', test: 'eyesight' });
const both = [row({ judgement: 'again', isWorse: true })];

test('recommendation rules apply in the order in which they are listed, except rules that are switched off', () => {
  expect(rulesThatApply([worse, followUp], both)).toEqual([worse, followUp]);
  expect(rulesThatApply([{ ...worse, isOn: false }, followUp], both)).toEqual([followUp]);
  expect(rulesThatApply([worse, followUp], [row({ isWorse: true })])).toEqual([worse]);
});

test('new suggestions are added at the end; texts that people wrote stay, and earlier suggestions are updated or removed', () => {
  const own = line('own', null);
  const changed = line('changed', 'gone', { isEdited: true });
  const lines = [line('a', 'worse'), own, changed, line('b', 'gone')];
  expect(withSuggestions(lines, [followUp, worse], both, numbered())).toEqual([
    line('a', 'worse', { en: 'worse in English', zh: 'worse in Chinese' }),
    own,
    changed,
    {
      ...{ id: 'new-1', ruleId: 'follow', en: 'follow in English', zh: 'follow in Chinese' },
      isEdited: false,
    },
  ]);
});

test('a rule does not suggest a recommendation again if a person has edited the rule’s earlier suggestion', () => {
  const changed = line('changed', 'follow', { isEdited: true });
  expect(withSuggestions([changed], [followUp], both, numbered())).toEqual([changed]);
});

test('recommendation rules suggest no more than the maximum number of recommendations per screening', () => {
  const full = Array.from({ length: maxRecommendations }, (_, at) => line(`own-${at}`, null));
  expect(withSuggestions(full, [followUp], both, numbered())).toEqual(full);
  expect(withSuggestions(full.slice(1), [followUp], both, numbered())).toHaveLength(maxRecommendations);
});

test('a norm for another language than the language of the test causes no suggested recommendation', () => {
  const copied = (language: string) =>
    TestEntries.parse({
      eyeHand: { whole: { state: 'done', values: { rate: 10 } }, details: { language, task: 'copying' } },
    });
  const [line] = eyesightNorm.rows.map(row => ({ ...row, low: 20, high: null }));
  const norm = {
    ...eyesightNorm,
    test: 'eyeHand',
    measure: 'rate',
    language: 'english',
    task: 'copying',
  } as const;
  const sets = [{ ...norm, rows: line ? [line] : [], approvedBy: null, approvedAt: null }];
  const suggested = (language: string) => {
    const screening = { id: 'one' as never, date: '2026-05-16', band: '7-11', grade: '3' } as const;
    const child = { birthDate: '2017-03-14', gender: null };
    const result = resultOf({ ...screening, tests: copied(language) }, undefined, sets, child);
    return rulesThatApply(offeredRules, result).map(({ condition }) => `${condition.kind} ${condition.test}`);
  };
  expect(suggested('english')).toEqual(['followUp eyeHand']);
  expect(suggested('chineseTraditional')).toEqual([]);
});
