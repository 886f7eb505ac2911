import { expect, test } from 'vitest';
import type { LanguageTag } from '../../../../shared/core/languages.ts';
import { resultOf } from '../../../../shared/features/screening/results/result.ts';
import { familySummary } from '../../../../shared/features/screening/screening-texts/family-summary.ts';
import { screeningTextsOf } from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import { publishedLines } from '../../../../shared/features/screening/settings/eyesight-line.ts';
import type { NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { answeredTests } from '../screenings/samples.ts';

const child = { birthDate: '2017-03-14', gender: null } as const;
const lines = publishedLines.map(set => ({ ...set, approvedBy: null, approvedAt: null }));
const done = (values: object) => ({ state: 'done', values });
const eyesight = (right: string, left: string) => ({
  eyesight: {
    right: done({ unaided: right }),
    left: done({ unaided: left }),
    details: { notation: 'decimal' },
  },
});

function summaryOf(tests: object, sets: NormSet[] = lines, language: LanguageTag = 'en') {
  const screening = {
    ...{ id: 'one' as never, date: '2026-05-16', band: '7-11' as const, grade: null },
    tests: TestEntries.parse(tests),
  };
  const texts = screeningTextsOf(language);
  const sections = familySummary(resultOf(screening, undefined, sets, child), texts);
  return Object.fromEntries(
    sections.map(({ title, paragraphs, again = [] }) => [
      title,
      [...again.map(({ name, why, whom }) => `${name}: ${why} ${whom}`), ...paragraphs],
    ]),
  );
}

test('the screening summary for the family lists tests that need another look with the reason and the contact', () => {
  const { 'What to look at again, and with whom': again } = summaryOf(eyesight('0.4', '1.0'));
  expect(again).toEqual([
    'Eyesight: right eye 0.4, left eye 1.0 (decimal notation); a result is outside the range that we compare with; the two eyes differ by two lines or more; at least one eye does not reach the line 20/40 (6/12, 0.5). Please have the eyes examined by an optometrist or an eye doctor.',
  ]);
});

test('the family’s summary says that the child did not want the eyes tested, not that they could not be tested', () => {
  const refused = { state: 'notDone', reason: 'refused' };
  const tests = { eyesight: { right: refused, left: refused } };
  expect(summaryOf(tests)['What to look at again, and with whom']).toEqual([
    'Eyesight: neither eye was tested, because the child did not want to. Please have the eyes examined by an optometrist or an eye doctor.',
  ]);
  expect(summaryOf(tests, lines, 'zh-Hans')['哪些需要再检查，找谁检查']?.join()).toContain('孩子不愿意');
});

const whyOf = (right: string, left: string, notation = 'decimal', language: LanguageTag = 'en') => {
  const { eyesight: entry } = eyesight(right, left);
  const told = summaryOf({ eyesight: { ...entry, details: { notation } } }, lines, language);
  return Object.values(told).flat().join(' ');
};

test('the family’s summary gives acuities as recorded with their notation, and logMAR as a decimal', () => {
  expect(whyOf('4.6', '4.9', 'fiveGrade', 'zh-Hans')).toContain('右眼4.6、左眼4.9（五分记录法）；结果不在');
  expect(whyOf('0.5', '0.0', 'logmar', 'zh-Hans')).toContain(
    '右眼0.32、左眼1.0（小数记录法，由logMAR记录法换算）；',
  );
  expect(whyOf('0.4', '0.1', 'logmar')).toContain(
    'right eye 0.40, left eye 0.79 (decimal notation, converted from logMAR);',
  );
  expect(whyOf('6/18', '6/9', 'snellen6')).toContain('right eye 6/18, left eye 6/9;');
});

test('the family’s summary writes the acuities of both eyes in one notation', () => {
  expect(whyOf('4.8', '0.2')).toContain(
    'right eye 0.63, left eye 0.20 (decimal notation, converted from five-grade notation);',
  );
  expect(whyOf('4.8', '4.3')).toContain('right eye 4.8, left eye 4.3 (five-grade notation);');
});

test('the family’s summary names the eye that reads no line of the chart', () => {
  expect(whyOf('CF', '6/6', 'snellen6')).toContain(
    'left eye 6/6; a result is outside the range that we compare with; the two eyes differ by two lines or more; the right eye reads no line of the chart.',
  );
  expect(whyOf('NPL', 'NPL')).toContain('neither eye reads a line of the chart.');
  expect(whyOf('0.8', 'HM 1m', 'decimal', 'zh-Hans')).toMatch(
    /右眼0\.8（小数记录法）；.*左眼看不清视力表上任何一行。/,
  );
  expect(whyOf('NPL', 'NPL', 'decimal', 'zh-Hans')).toContain('双眼都看不清视力表上任何一行。');
});

test('the family’s summary names the eye that could not be tested', () => {
  const notDone = (reason: string) => ({ state: 'notDone', reason });
  const entry = { right: done({ unaided: '1.0' }), details: { notation: 'decimal' } };
  const whyNot = (left: object) =>
    summaryOf({ eyesight: { ...entry, left } })['What to look at again, and with whom']?.join();
  expect(whyNot(notDone('unable'))).toContain(
    'Eyesight: right eye 1.0 (decimal notation); the left eye could not be tested.',
  );
  expect(whyNot(notDone('refused'))).toContain(
    'the left eye was not tested, because the child did not want to.',
  );
});

test('the family’s summary calls eyesight “as expected” if it reaches the eyesight line, and “not judged” without a line', () => {
  const fine = summaryOf(eyesight('1.0', '0.9'));
  expect(fine['What is as expected']).toEqual(['Eyesight.']);
  expect(fine['What to look at again, and with whom']).toEqual([
    'None of the tests that could be judged needs another look.',
  ]);
  const unjudged = summaryOf(eyesight('1.0', '0.9'), []);
  expect(unjudged['What is as expected']).toBeUndefined();
  expect(unjudged['What to look at again, and with whom']).toEqual([
    'No test could be judged this time, so this page cannot say whether anything needs another look. Please ask us about the results.',
  ]);
  expect(unjudged['Not judged']?.join()).toContain('Done, but not compared with a limit: eyesight.');
  const chinese = summaryOf(eyesight('1.0', '0.9'), [], 'zh-Hans');
  expect(chinese.哪些未评估?.[0]).toBe('已检查，但这次没有与标准比较：视力。');
});

test('the screening summary for the family judges tests other than eyesight by the organisation’s own approved norms', () => {
  const own: NormSet = {
    ...{ id: crypto.randomUUID(), test: 'romberg', measure: 'seconds', name: 'Own', source: 'Own handbook' },
    ...{ edition: null, population: 'Pupils', language: null, task: null, isApproved: true },
    ...{ approvedBy: null, approvedAt: null },
    rows: [
      { band: null, ageFrom: null, ageTo: null, sex: null, grade: null, low: 20, high: null, typical: null },
    ],
  };
  const tests = { romberg: { whole: done({ seconds: 10 }) } };
  const told = summaryOf(tests, [own])['What to look at again, and with whom']?.join();
  expect(told).toContain(
    'Standing with closed eyes: time 10 s; a result is outside the range that we compare with.',
  );
  expect(told).toContain('Please ask us who can look at this with your child.');
  const off = summaryOf(tests, [{ ...own, isApproved: false }])['Not judged']?.join();
  expect(off).toContain('standing with closed eyes');
});

test('the screening summary for the family contains no technical term of the full report', () => {
  const told = JSON.stringify(summaryOf({ ...answeredTests(), ...eyesight('1.0', '1.0') }));
  expect(told).not.toMatch(/ATNR|STNR|TLR|Moro|Galant|Palmar|logMAR|norm\b|fail/);
  expect(told).toContain('14 of the tests above');
  expect(JSON.stringify(summaryOf(eyesight('1.0', '1.0'), lines, 'zh-Hans'))).not.toMatch(/常模|[A-Z]{3}/);
});
