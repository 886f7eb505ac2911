import { expect, test } from 'vitest';
import {
  contradictingTexts,
  nameOfTreatment,
  namesStrength,
} from '../../../../shared/features/eye/treatments/contradicting-text.ts';
import type { TreatmentKind } from '../../../../shared/features/eye/treatments/treatment.ts';

const messages = (kind: TreatmentKind, product: string | null, dose: string | null) =>
  contradictingTexts({ decision: 'start', kind, product, dose }).map(
    ({ field, message }) => `${field} ${message}`,
  );
const strengthIn = (kind: TreatmentKind, dose: string) => messages(kind, null, dose).length > 0;

test.each<[TreatmentKind, string]>([
  ['atropine001', '0.025% nightly'],
  ['atropine001', '0.025 nightly'],
  ['atropine001', '0,05 % nightly'],
  ['atropine001', '0.25 mg/ml'],
  ['atropine001', '０．０５％ 每晚一次'],
  ['atropine001', '1% nightly'],
  ['atropine001', '0.01% in the right eye, 0.05% in the left'],
  ['atropine0025', '0.02%'],
  ['atropine005', '0.01% nightly'],
  ['atropine005', '0.1毫克/毫升'],
  ['atropine', '0.05% nightly'],
  ['atropine001', '0.025. Nightly'],
])('%s is contradicted by the dose “%s”', (kind, dose) => {
  expect(strengthIn(kind, dose)).toBe(true);
});

test.each<[TreatmentKind, string]>([
  ['atropine001', 'nightly'],
  ['atropine001', '0.01% nightly'],
  ['atropine001', '.01% nightly'],
  ['atropine001', '0.1 mg/ml'],
  ['atropine001', '1 drop at 20.00'],
  ['atropine001', '0.05 ml at night'],
  ['atropine001', 'given on 90% of nights'],
  ['atropine0025', '0.025%，每晚一次'],
  ['atropine', '0.02% nightly'],
  ['atropine', '0.1%'],
  ['atropine', '0.01% in the right eye, 0.05% in the left'],
  ['atropine001', 'Atropine 0.01% in NaCl 0.9%'],
  ['atropine001', '0.01% (benzalkonium 0.005%)'],
  ['atropine001', '0.05 cc at night'],
  ['atropine001', '10 min before the ortho-k lens; halt if the eye is red'],
  ['orthokeratology', 'nightly, after atropine'],
  ['none', 'atropine declined'],
])('%s is not contradicted by the dose “%s”', (kind, dose) => {
  expect(strengthIn(kind, dose)).toBe(false);
});

test('a product that names another treatment contradicts the chosen one', () => {
  expect(messages('dims', 'Stellest', null)).toEqual(['product validation.other_treatment']);
  expect(messages('hal', '新乐学1.60', null)).toEqual(['product validation.other_treatment']);
  expect(messages('spectacles', 'Atropine 0.05%', null)).toEqual(['product validation.other_treatment']);
  expect(messages('atropine001', 'Atropine 0.05%', null)).toEqual(['product validation.other_strength']);
  expect(messages('dims', 'MiYOSMART 1.60', null)).toEqual([]);
  expect(messages('dims', 'MiYOSMART with atropine', null)).toEqual([]);
  expect(messages('multifocalSoft', 'Halo daily', null)).toEqual([]);
  expect(messages('other', 'Stellest', null)).toEqual([]);
  expect(messages('none', 'declined atropine', null)).toEqual([]);
});

test('only the named strengths of atropine say their concentration', () => {
  expect(['', 'atropine', 'dims', 'atropine005'].map(kind => namesStrength(kind as TreatmentKind))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('a treatment is printed with its kind and its product, but never names the kind twice', () => {
  expect(nameOfTreatment('atropine001', null, 'Atropine 0.01%')).toBe('Atropine 0.01%');
  expect(nameOfTreatment('atropine001', 'Myopine', 'Atropine 0.01%')).toBe('Atropine 0.01% · Myopine');
  expect(nameOfTreatment('atropine001', 'Myopine 0.01%', 'Atropine 0.01%')).toBe(
    'Atropine 0.01% · Myopine 0.01%',
  );
  expect(nameOfTreatment('atropine0025', '0.02', 'Atropine 0.025%')).toBe('Atropine 0.025% · 0.02');
  expect(nameOfTreatment('atropine0025', '25%', 'Atropine 0.025%')).toBe('Atropine 0.025% · 25%');
  expect(nameOfTreatment('dims', 'MiYOSMART', 'DIMS lenses')).toBe('DIMS lenses · MiYOSMART');
  expect(nameOfTreatment('miSight', 'MiSight 1 Day Toric', 'MiSight 1 day')).toBe('MiSight 1 Day Toric');
  expect(nameOfTreatment('dims', 'DIMS镜片A', [...'DIMS镜片'].join('\u2060'))).toBe('DIMS镜片A');
  expect(nameOfTreatment('dims', 'DIMS lens', 'DIMS lenses')).toBe('DIMS lenses');
  expect(nameOfTreatment('other', 'Reading lamp', 'Other')).toBe('Reading lamp');
});
