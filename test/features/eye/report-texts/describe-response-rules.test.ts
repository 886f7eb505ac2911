import { expect, test } from 'vitest';
import { countOf } from '../../../../shared/features/eye/report-texts/count-of.ts';
import { describeResponse } from '../../../../shared/features/eye/report-texts/describe-response.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import type {
  ResponseFigures,
  TreatmentResponse,
} from '../../../../shared/features/eye/treatments/treatment-response.ts';

const figures = (changes: Partial<ResponseFigures> = {}): ResponseFigures => ({
  ...{ right: -0.5, left: null, treated: -0.41, control: -0.85 },
  ...{ from: '2024-01-01', to: '2026-01-01', days: 731, isPart: false, difference: null },
  ...changes,
});
const response = (changes: Partial<TreatmentResponse> = {}): TreatmentResponse => ({
  treatment: {
    ...{ id: 'treatment-1', kind: 'dims', product: null, dose: null, wearing: null },
    ...{ from: '2024-01-01', to: null, reason: null },
  },
  ...{ source: 'cho2012', years: 2, mismatches: [], diopters: null, mm: null },
  ...changes,
});
const source =
  'ROMIO, Cho and Cheung 2012, Invest Ophthalmol Vis Sci 53(11):7077–7085, doi 10.1167/iovs.12-10565';
const described = (changes: Partial<TreatmentResponse>) =>
  describeResponse(reportTextsOf('en', 'simplified'), response(changes), day => `day ${day}`).replaceAll(
    '\u00A0',
    ' ',
  );

test('of an eye that was not measured there is a dash, of a study without an interval that none is shown', () => {
  expect(described({ diopters: figures() })).toBe(
    'DIMS lenses since day 2024-01-01. Power over 24 months: right −0.50 D, left –. Children in the study over the same time: −0.41 D with the treatment, −0.85 D without; interval not shown. Study results are no promise for an individual child. ' +
      source,
  );
});

test('a difference is told with its interval, and not without', () => {
  const endOf = (difference: ResponseFigures['difference']) =>
    described({ mm: figures({ difference }) })
      .replace(/^.*without/, '')
      .replace(/ Study results.*$/, '');
  expect(endOf({ value: 0.34, interval: [0.22, 0.37] })).toBe(
    '; difference over the whole study 0.34 mm (95% interval 0.22 mm to 0.37 mm).',
  );
  expect(endOf({ value: 0.23, interval: null })).toBe('; interval not shown.');
});

test('figures of a part of the study say so, and months are counted from days', () => {
  const text = (days: number, isPart: boolean) => described({ mm: figures({ days, isPart }) });
  expect(text(365, false)).toContain('over 12 months');
  expect(text(381, false)).toContain('over 13 months');
  expect(text(365, false)).not.toBe(text(365, true));
  expect(text(365, true).length).toBeGreaterThan(text(365, false).length);
});

test('multifocal lenses are told with the addition of those in the study, wherever figures are', () => {
  const { treatment } = response();
  const multifocal = { treatment: { ...treatment, kind: 'multifocalSoft' as const }, mm: figures() };
  const sentence = '; interval not shown. The lenses of the study had an addition of +2.50 D. Study results';
  expect(described(multifocal)).toContain(sentence);
  expect(described({ ...multifocal, mismatches: ['age'] })).not.toContain('addition');
  expect(described({ mm: figures() })).not.toContain('addition');
  const inChinese = (script: 'simplified' | 'traditional') =>
    describeResponse(reportTextsOf('zh', script), response(multifocal), day => day);
  expect(inChinese('simplified')).toContain('；未列区间。该研究的镜片下加光为+2.50\u00A0D。研究中');
  expect(inChinese('traditional')).toContain('；未列區間。該研究的鏡片下加光為+2.50\u00A0D。研究中');
});

test('power and eye length are told one after the other', () => {
  const text = described({ diopters: figures(), mm: figures({ right: 0.2 }) });
  expect(text.indexOf('Power over')).toBeGreaterThan(0);
  expect(text.indexOf('Eye length over')).toBeGreaterThan(text.indexOf('Power over'));
});

test('what does not fit is told with the source, and no figure with it', () => {
  expect(described({ mismatches: ['age'], diopters: figures() })).toBe(
    `DIMS lenses since day 2024-01-01. Not compared with the study of this treatment: the study was of children of a different age. ${source}.`,
  );
  expect(described({ mismatches: ['birthDate', 'span'] })).toContain(source);
});

test('a number stands with its noun, in the plural but for one', () => {
  expect([countOf(0, 'visit'), countOf(1, 'visit'), countOf(2, 'visit')]).toEqual([
    ...['0 visits', '1 visit', '2 visits'],
  ]);
});
