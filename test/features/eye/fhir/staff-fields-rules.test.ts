import { expect, test } from 'vitest';
import { common, leftEye, loinc, resources, rightEye, ucum } from './fhir-parts.ts';

const blank = { tonometer: null, fundus: null, fundusFindings: null };

test('eye pressure has a code for each eye in the FHIR export; findings without a code are not exported', () => {
  const eyeHealth = { right: { pressure: 14 }, left: { pressure: 15.5 }, ...blank, fundus: 'photograph' };
  const pressure = (value: number) => ({
    valueQuantity: { value, unit: 'mmHg', ...ucum, code: 'mm[Hg]' },
  });
  expect(resources({ refractions: {}, eyeHealth }, 'Observation')).toEqual([
    {
      ...common,
      bodySite: rightEye,
      code: { coding: loinc('79892-6'), text: 'Intraocular pressure, right eye' },
      ...pressure(14),
    },
    {
      ...common,
      bodySite: leftEye,
      code: { coding: loinc('79893-4'), text: 'Intraocular pressure, left eye' },
      ...pressure(15.5),
    },
  ]);
});
