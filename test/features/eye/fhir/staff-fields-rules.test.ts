import { expect, test } from 'vitest';
import { common, leftEye, loinc, resources, rightEye, ucum } from './fhir-parts.ts';

const blank = { tonometer: null, fundus: null, fundusFindings: null };

test('eye pressure has its code for each eye; other fields have a name and their unit', () => {
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
    { ...common, code: { text: 'Fundus' }, valueString: 'photograph' },
  ]);
});

test('binocular vision is told with its units, and a day as a day', () => {
  const none = { photophobia: null, nearBlur: null, afterImage: null, wearHours: null, wearDays: null };
  const sideEffects = {
    ...{ right: { staining: null }, left: { staining: null }, ...none, leftOut: null },
    lastScan: '2026-05-02',
  };
  const found = resources(
    { refractions: {}, sideEffects, binocular: { npcBreak: 7.5, stereo: 40 } },
    'Observation',
  );
  expect(found).toEqual([
    {
      ...common,
      code: { text: 'NPC, break' },
      valueQuantity: { value: 7.5, unit: 'cm', ...ucum, code: 'cm' },
    },
    { ...common, code: { text: 'Stereopsis' }, valueQuantity: { value: 40, unit: '″', ...ucum, code: "''" } },
    { ...common, code: { text: 'Last retinal scan' }, valueDateTime: '2026-05-02' },
  ]);
});
