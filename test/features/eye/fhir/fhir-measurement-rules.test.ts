import { expect, test } from 'vitest';
import {
  common,
  degrees,
  diopters,
  leftEye,
  millimetres,
  resources,
  rightEye,
  snomed,
} from './fhir-parts.ts';

test('an acuity that is exported to FHIR without a refraction states its condition, and the measured eye or both eyes', () => {
  const none = { unaided: null, withGlasses: null, pinhole: null, near: null };
  const acuity = {
    right: { ...none, unaided: '0.5', near: '1.0' },
    left: { ...none, pinhole: '0.8' },
    both: { ...none, withGlasses: '1.2' },
  };
  const taken = (bodySite: object, method: string, valueString: string) => ({
    ...common,
    ...{ bodySite, method: { text: method }, valueString },
    code: { coding: snomed('363983007'), text: 'Visual acuity' },
    note: [{ text: 'Notation: decimal' }],
  });
  expect(resources({ acuity, acuityNotation: 'decimal', refractions: {} }, 'Observation')).toEqual([
    taken(rightEye, 'Without glasses', '0.5'),
    taken({ text: 'Both eyes' }, 'With the glasses worn', '1.2'),
    taken(leftEye, 'Through a pinhole', '0.8'),
    taken(rightEye, 'Near', '1.0'),
  ]);
});

test('the FHIR export gives corneal curvature in its measured unit, and the ratio AL/CR if both its values are known', () => {
  const unread = { k1: null, k2: null, axis: null, diameter: null };
  const cornea = { right: { k1: 7.8, k2: 43.25, axis: 180, diameter: 11.9 }, left: { ...unread, k2: 7.6 } };
  const part = (text: string, valueQuantity: object) => ({ code: { text }, valueQuantity });
  const found = (changes: object) =>
    resources({ refractions: {}, cornea, ...changes }, 'Observation').filter(
      ({ code }) => (code as { text: string }).text === 'Keratometry',
    );
  const right = [
    part('Flat meridian, K1', millimetres(7.8)),
    part('Steep meridian, K2', diopters(43.25)),
    part('Axis of K1', degrees(180)),
    part('Corneal diameter', millimetres(11.9)),
  ];
  const code = { text: 'Keratometry' };
  const left = {
    ...common,
    bodySite: leftEye,
    code,
    component: [part('Steep meridian, K2', millimetres(7.6))],
  };
  expect(found({})).toEqual([{ ...common, bodySite: rightEye, code, component: right }, left]);
  const ratio = part('AL/CR', { value: 3.07 });
  expect(found({ axialLength: { right: 23.98, left: 24 } })).toEqual([
    { ...common, bodySite: rightEye, code, component: [...right, ratio] },
    left,
  ]);
  expect(found({ cornea: { right: unread, left: unread } })).toEqual([]);
  expect(found({ cornea: null })).toEqual([]);
});

test('the FHIR export of pupils names the dilating drops', () => {
  const told = (pupil: object | null) => resources({ refractions: {}, pupil }, 'Observation');
  const pupils = (valueString: string) => ({
    ...common,
    ...{ bodySite: { text: 'Both eyes' }, code: { text: 'Pupils' }, valueString },
  });
  expect(told({ state: 'dilated', agent: 'Cyclopentolate 1 %' })).toEqual([
    pupils('dilated, Cyclopentolate 1 %'),
  ]);
  expect(told({ state: 'undilated', agent: null })).toEqual([pupils('undilated')]);
  expect(told(null)).toEqual([]);
});
