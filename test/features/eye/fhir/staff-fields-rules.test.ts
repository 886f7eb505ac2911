import { expect, test } from 'vitest';
import { common, leftEye, loinc, resources, rightEye, ucum } from './fhir-parts.ts';

const blank = { tonometer: null, fundus: null, fundusFindings: null };

test('the FHIR export has eye pressure with a code for each eye, and leaves out findings for staff that have no code', () => {
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
