import { expect, test } from 'vitest';
import { missingEyes, missingParts } from '../../../../shared/features/eye/eye-reports/missing-parts.ts';
import { visit } from '../eye-reports/samples.ts';

const none = { right: { sph: '' }, left: { sph: '' } };
const typed = {
  refractions: { dry: { right: { sph: '-1' }, left: { sph: ' ' } }, cycloplegic: none, current: none },
  prescription: { right: { sph: '' }, left: { sph: '0.00' } },
  axialLength: { right: '24.1', left: '' },
  followUp: '',
};

test('a visit with both eyes and a follow-up lacks nothing, and neither does an eye at 0.00', () => {
  expect(missingParts(visit)).toEqual([]);
  expect(missingEyes({ ...visit, axialLength: null, prescription: null })).toEqual([]);
});

test('each measurement and prescription of one eye names the other eye, and a missing follow-up is named', () => {
  expect(missingParts(typed)).toEqual([
    'refractions.dry.left.sph',
    'prescription.right.sph',
    'axialLength.left',
    'followUp',
  ]);
  expect(missingParts({ ...visit, followUp: null })).toEqual(['followUp']);
});
