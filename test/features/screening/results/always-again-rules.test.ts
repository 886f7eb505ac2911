import { expect, test } from 'vitest';
import { rulesThatApply } from '../../../../shared/features/screening/recommendations/recommend.ts';
import { resultOf } from '../../../../shared/features/screening/results/result.ts';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';
import { shippedRules } from '../../../../shared/features/screening/settings/shipped-rules.ts';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { done, norm } from './samples.ts';

const date = '2026-05-16';
const fiveYears = '2021-05-16';
const notDone = (reason: string) => ({ state: 'notDone', reason, note: null });
const eyes = (right: string, left: string, notation = 'decimal') => ({
  ...{ right: done({ unaided: right }), left: done({ unaided: left }), details: { notation } },
});

/** Returns the row for eyesight in a screening result; by default there is no norm for eyesight. */
function rowOf(eyesight: object, birthDate: string | null = fiveYears, sets = shippedNorms.sets) {
  const screening = { id: 'scr_1', date, band: '5-6' as const, grade: null };
  const tests = TestEntries.parse({ eyesight });
  const rows = resultOf({ ...screening, tests }, undefined, sets, { birthDate, gender: null });
  const row = rows.find(one => one.test === 'eyesight');
  if (!row) throw new Error('no eyesight');
  return { ...row, lines: rulesThatApply(shippedRules.rules, rows).map(({ en }) => en) };
}
const reasonsOf = (...given: Parameters<typeof eyes>) => rowOf(eyes(...given)).reasons;

test('with default settings, a five-year-old’s poor acuity in one or both eyes needs another look', () => {
  expect(reasonsOf('1.0', '0.1')).toEqual(['apart', 'below']);
  expect(reasonsOf('0.1', '0.1')).toEqual(['below']);
  expect(reasonsOf('0.4', '0.4')).toEqual(['below']);
  for (const word of ['CF', 'HM', 'LP', 'PL', 'NLP', 'NPL']) {
    expect(reasonsOf('1.0', word)).toEqual(['apart', 'noLine']);
    expect(reasonsOf(word, '1.0')).toEqual(['apart', 'noLine']);
    expect(reasonsOf(word, 'CF')).toEqual(['noLine']);
  }
  expect(rowOf(eyes('0.8', '0.8'))).toMatchObject({ judgement: 'notJudged', reasons: [], lines: [] });
});

test('with default settings, a full eye examination is recommended if eyesight needs another look', () => {
  const full = 'We recommend a full eye examination.';
  for (const eyesight of [eyes('1.0', '0.1'), eyes('0.1', '0.1'), eyes('0.4', '0.4'), eyes('1.0', 'HM')])
    expect(rowOf(eyesight).lines).toEqual([full]);
  expect(rowOf({ right: done({ unaided: '1.0' }), left: notDone('unable') }).lines).toContain(full);
});

test('two eyes count as two lines apart if their acuities differ by 0.20 logMAR after rounding, in any notation', () => {
  const isApart = (...given: Parameters<typeof eyes>) => reasonsOf(...given).includes('apart');
  expect([isApart('6/6', '6/9.5', 'snellen6'), isApart('6/6', '6/9', 'snellen6')]).toEqual([true, false]);
  expect(
    ['20/32', '20/30']
      .map(left => isApart('20/20', left, 'snellen20'))
      .concat(isApart('20/32', '20/50', 'snellen20')),
  ).toEqual([true, false, true]);
  expect([isApart('1.0', '0.63'), isApart('1.0', '0.64'), isApart('0.9', '0.57')]).toEqual([
    ...[true, false, true],
  ]);
  expect([isApart('0.1', '0.3', 'logmar'), isApart('0.1', '0.28', 'logmar')]).toEqual([true, false]);
  expect([isApart('5.0', '4.8', 'fiveGrade'), isApart('5.0', '4.9', 'fiveGrade')]).toEqual([true, false]);
});

test('an acuity equal to the most lenient limit passes in every notation; this limit applies from age four', () => {
  for (const [line, notation] of [
    ...[['6/12', 'snellen6'] as const, ['20/40', 'snellen20'] as const, ['0.5', 'decimal'] as const],
    ...[['0.30', 'logmar'] as const, ['4.7', 'fiveGrade'] as const],
  ])
    expect(reasonsOf(line, line, notation)).toEqual([]);
  for (const [line, notation] of [
    ...[['6/15', 'snellen6'] as const, ['20/50', 'snellen20'] as const, ['0.49', 'decimal'] as const],
    ...[['0.32', 'logmar'] as const, ['4.6', 'fiveGrade'] as const],
  ])
    expect(reasonsOf(line, line, notation)).toEqual(['below']);
  const low = eyes('0.4', '0.4');
  expect(rowOf(low, '2022-05-16').reasons).toEqual(['below']);
  expect(rowOf(low, '2022-05-17').reasons).toEqual([]);
  expect(rowOf(eyes('0.4', 'CF'), '2023-05-17').reasons).toEqual(['apart', 'noLine']);
  expect(rowOf(low, null).reasons).toEqual(['below']);
});

test('eyesight is judged by the acuity that the child has in class: with glasses if this was measured, otherwise without', () => {
  const worn = (right: Record<string, string>, left: Record<string, string>) =>
    rowOf({ right: done(right), left: done(left), details: { notation: 'decimal' } }).reasons;
  expect(worn({ unaided: 'CF', aided: '1.0' }, { unaided: '0.1', aided: '0.9' })).toEqual([]);
  expect(worn({ unaided: '1.0', aided: '0.3' }, { unaided: '1.0', aided: '0.8' })).toEqual([
    'apart',
    'below',
  ]);
  expect(worn({ unaided: '0.2' }, { unaided: '0.2', aided: '1.0' })).toEqual(['apart', 'below']);
});

test('eyesight needs another look if an eye could not be tested or the child refused, and is not judged if an eye was skipped', () => {
  const right = done({ unaided: '1.0' });
  expect(rowOf({ right, left: notDone('unable') }).reasons).toEqual(['untestable']);
  expect(rowOf({ right: notDone('refused'), left: notDone('refused') }).reasons).toEqual(['refused']);
  expect(rowOf({ right: notDone('unable'), left: notDone('refused') }).reasons).toEqual([
    'untestable',
    'refused',
  ]);
  expect(rowOf({ right, left: notDone('noTime') }).judgement).toBe('notJudged');
  expect(rowOf({ right }).judgement).toBe('notJudged');
  expect(rowOf({ right: done({ unaided: '0.1' }), left: notDone('noTime') }).reasons).toEqual(['below']);
});

test('if one eye reads no line of the chart, the difference between the eyes exceeds every limit in lines', () => {
  const [difference] = rowOf(eyes('1.0', 'CF')).items.filter(({ measure }) => measure === 'difference');
  expect(difference).toMatchObject({ value: null, text: '≥ 2', unit: 'lines' });
  const rule = {
    ...{ id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40103', isOn: true, en: 'Apart', zh: '相差' },
    condition: { kind: 'number', test: 'eyesight', measure: 'difference', is: 'atLeast', value: 3 },
  } as const;
  const screening = { id: 'scr_1', date, band: '5-6' as const, grade: null };
  const tests = TestEntries.parse({ eyesight: eyes('1.0', 'CF') });
  const rows = resultOf({ ...screening, tests }, undefined, [], { birthDate: fiveYears, gender: null });
  expect(rulesThatApply([rule], rows)).toEqual([rule]);
  expect(rowOf(eyes('CF', 'HM')).items.filter(({ measure }) => measure === 'difference')).toEqual([]);
});

test('a norm that is too lenient, has no limits or is not approved does not disable the safety rules', () => {
  const lenient = norm('eyesight', 'presenting', null, 2);
  for (const set of [lenient, norm('eyesight', 'presenting', null, null), { ...lenient, isApproved: false }])
    expect(rowOf(eyes('0.4', '0.4'), fiveYears, [set]).judgement).toBe('again');
});
