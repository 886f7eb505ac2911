import { expect, test } from 'vitest';
import { countOf } from '../../../../shared/features/eye/report-texts/count-of.ts';
import { describeResponse } from '../../../../shared/features/eye/report-texts/describe-response.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import type {
  MeasuredResponse,
  ResponseFigures,
} from '../../../../shared/features/eye/treatments/published-response.ts';
import type { TreatmentResponse } from '../../../../shared/features/eye/treatments/treatment-response.ts';

const figures = (changes: Partial<ResponseFigures> = {}): ResponseFigures => ({
  ...{ right: -0.5, left: null, treated: -0.38, control: -0.93, start: -2, source: 'cho2012' },
  ...{ from: '2024-01-01', to: '2026-01-01', days: 731, months: 24, dueOn: '2026-01-01', difference: null },
  results: { right: 'like', left: null },
  ...changes,
});
const only = (changes: Partial<ResponseFigures> = {}): MeasuredResponse => ({
  ...{ compared: [figures(changes)], treatedOnly: null, unpublishedDays: null },
});
const response = (changes: Partial<TreatmentResponse> = {}): TreatmentResponse => ({
  treatment: {
    ...{ id: 'treatment-1', kind: 'orthokeratology', product: null, dose: null, wearing: null },
    ...{ from: '2024-01-01', to: null, reason: null },
  },
  ...{ mismatches: [], diopters: null, mm: null },
  ...changes,
});
const source =
  'ROMIO, Cho and Cheung 2012, Invest Ophthalmol Vis Sci 53(11):7077–7085, doi 10.1167/iovs.12-10565.';
const described = (changes: Partial<TreatmentResponse>) =>
  describeResponse(reportTextsOf('en'), response(changes), day => `day ${day}`).replaceAll('\u00A0', ' ');

test('the text about a treatment’s effect prints a dash for an unmeasured eye, and mentions a missing confidence interval', () => {
  expect(described({ diopters: only() })).toBe(
    'Orthokeratology since day 2024-01-01. Power over 24 months (day 2024-01-01 to day 2026-01-01): right more short-sighted by 0.50 D, left –. Children in the study after 24 months: more short-sighted by 0.38 D with the treatment, more short-sighted by 0.93 D without; interval not shown. Compared with the treated children: right eye about the same. Study results are no promise for an individual child. ' +
      source,
  );
});

test('the difference between the groups of a study is printed only if the study gives its confidence interval', () => {
  const endOf = (difference: ResponseFigures['difference']) =>
    described({ mm: only({ difference }) })
      .replace(/^.*without/, '')
      .replace(/ Compared with.*$/, '');
  expect(endOf({ value: 0.34, interval: [0.22, 0.37] })).toBe(
    '; difference 0.34 mm (95% interval 0.22 mm to 0.37 mm).',
  );
  expect(endOf({ value: 0.23, interval: null })).toBe('; interval not shown.');
});

test('the text about a treatment’s effect gives the child’s months as calculated from days, and the study’s months as published', () => {
  const text = described({ mm: only({ days: 381, months: 12 }) });
  expect(text).toContain('over 13 months');
  expect(text).toContain('in the study after 12 months');
});

test('the text about a treatment’s effect describes both eyes separately if their results differ', () => {
  const text = described({ mm: only({ results: { right: 'slower', left: 'faster' } }) });
  expect(text).toContain('Compared with the treated children: right eye slower, left eye faster.');
});

test('if the study had no control group at the compared time, the text prints only the value of treated children', () => {
  const treatedOnly = figures({ treated: -0.55, deviation: 0.86, control: null, source: 'yam2020' });
  const text = described({ diopters: { compared: [], treatedOnly, unpublishedDays: null } });
  expect(text).toContain(
    'Power of children in the study after 24 months with the treatment: more short-sighted by 0.55 D (standard deviation 0.86 D); no control, so this is not a comparison.',
  );
  expect(text).not.toContain('0.50');
  expect(text).toContain('Yam et al. 2020');
  const { deviation: _, ...without } = treatedOnly;
  expect(described({ mm: { compared: [], treatedOnly: without, unpublishedDays: null } })).not.toContain(
    'deviation',
  );
});

test('if the study has no value at the end of a period, the text about a treatment’s effect states this', () => {
  const text = described({ mm: { ...only(), unpublishedDays: 914 } });
  expect(text).toContain('Eye length over 30 months: the study gives no figure for this time.');
  expect(text).toContain('It gives figures after 24 months.');
});

test('if the text about the effect of multifocal lenses has study values, it states the addition used in the study', () => {
  const { treatment } = response();
  const multifocal = { treatment: { ...treatment, kind: 'multifocalSoft' as const }, mm: only() };
  const sentence = ' about the same. The lenses of the study had an addition of +2.50 D. Study results';
  expect(described(multifocal)).toContain(sentence);
  expect(described({ ...multifocal, mismatches: ['age'] })).not.toContain('addition');
  expect(described({ mm: only() })).not.toContain('addition');
  const inChinese = (language: 'zh-Hans' | 'zh-Hant') =>
    describeResponse(reportTextsOf(language), response(multifocal), day => day);
  expect(inChinese('zh-Hans')).toContain('：右眼相近。该研究的镜片下加光为+2.50\u00A0D。研究中');
  expect(inChinese('zh-Hant')).toContain('：右眼相近。該研究的鏡片下加光為+2.50\u00A0D。研究中');
});

test('the text about a treatment’s effect describes first the power and then the axial length', () => {
  const text = described({ diopters: only(), mm: only({ right: 0.2 }) });
  expect(text.indexOf('Power over')).toBeGreaterThan(0);
  expect(text.indexOf('Eye length over')).toBeGreaterThan(text.indexOf('Power over'));
});

test('if the child does not match the study, the text names the reason and the source and gives no study values', () => {
  expect(described({ mismatches: ['age'], diopters: only() })).toBe(
    `Orthokeratology since day 2024-01-01. Not compared with the study of this treatment: the study was of children of a different age. ${source}`,
  );
  expect(described({ mismatches: ['birthDate', 'time'] })).toContain(source);
});

test('in the text about a treatment’s effect, a noun is in the singular after the number 1 and otherwise in the plural', () => {
  expect([countOf(0, 'visit'), countOf(1, 'visit'), countOf(2, 'visit')]).toEqual([
    ...['0 visits', '1 visit', '2 visits'],
  ]);
});
