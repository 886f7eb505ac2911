import { expect, test } from 'vitest';
import { fhirBundle } from '../../../../shared/features/eye/fhir/fhir-bundle.ts';
import { finishedReport, found, glass } from '../eye-reports/finished-report.ts';
import {
  bundle,
  child,
  common,
  degrees,
  diopters,
  leftEye,
  loinc,
  millimetres,
  patient,
  practitioner,
  resources,
  rightEye,
  snomed,
} from './fhir-parts.ts';

test('the FHIR export of an eye report is a collection with the report’s reference number and the time of saving', () => {
  expect(bundle()).toMatchObject({
    resourceType: 'Bundle',
    type: 'collection',
    identifier: { system: 'urn:reports', value: 'R-2026-000007' },
    timestamp: '2026-05-16T09:30:00Z',
  });
  expect(bundle().entry.map(({ fullUrl }) => fullUrl)).toEqual([
    'urn:patient',
    'urn:practitioner',
    'urn:observation-0',
    'urn:observation-1',
  ]);
});

test('the patient in a FHIR export has both names, and also the birth date and the gender if these are known', () => {
  expect(bundle().entry[0]?.resource).toEqual({
    resourceType: 'Patient',
    id: 'urn:patient',
    identifier: [{ system: 'urn:ietf:rfc:3986', value: 'urn:patient' }],
    name: [{ text: '陈小明' }, { text: 'Ming', use: 'usual' }],
    birthDate: '2017-03-14',
    gender: 'male',
  });
  const unknown = { fullName: '陈小明', otherName: null, birthDate: null, gender: null, genderText: null };
  expect(bundle({}, unknown).entry[0]?.resource).toEqual({
    resourceType: 'Patient',
    id: 'urn:patient',
    identifier: [{ system: 'urn:ietf:rfc:3986', value: 'urn:patient' }],
    name: [{ text: '陈小明' }],
  });
  const own = { ...unknown, genderText: 'non-binary' };
  const identity = {
    url: 'http://hl7.org/fhir/StructureDefinition/patient-genderIdentity',
    valueCodeableConcept: { text: 'non-binary' },
  };
  expect(bundle({}, own).entry[0]?.resource).toMatchObject({ gender: 'other', extension: [identity] });
  expect(bundle({}, { ...own, gender: 'female' }).entry[0]?.resource).toMatchObject({
    gender: 'female',
    extension: [identity],
  });
});

test('the practitioner in a FHIR export has a qualification if the examiner’s qualification is known', () => {
  expect(bundle().entry[1]?.resource).toEqual({
    resourceType: 'Practitioner',
    name: [{ text: 'Helen Wong' }],
    qualification: [{ code: { text: 'BOptom' } }],
  });
  const author = { ...finishedReport().author, qualification: null };
  expect(bundle({ author }).entry[1]?.resource).not.toHaveProperty('qualification');
});

test('the FHIR export has an observation for each eye and each method of refraction; zero differs from a blank value', () => {
  const refractions = {
    cycloplegic: { right: found({ sph: -2, cyl: -0.5, axis: 175, add: 1 }), left: found({ sph: 0 }) },
  };
  const method = { text: 'With cycloplegia' };
  const code = { coding: snomed('251718005'), text: 'Refraction' };
  const sphere = { coding: snomed('251795007'), text: 'Sphere' };
  expect(resources({ refractions }, 'Observation')).toEqual([
    {
      ...common,
      bodySite: rightEye,
      method,
      code,
      component: [
        { code: sphere, valueQuantity: diopters(-2) },
        { code: { coding: snomed('251797004'), text: 'Cylinder' }, valueQuantity: diopters(-0.5) },
        { code: { coding: snomed('251799001'), text: 'Axis' }, valueQuantity: degrees(175) },
        { code: { coding: snomed('251796008'), text: 'Addition' }, valueQuantity: diopters(1) },
        { code: { text: 'Spherical equivalent' }, valueQuantity: diopters(-2.25) },
      ],
    },
    {
      ...common,
      bodySite: leftEye,
      method,
      code,
      component: [
        { code: sphere, valueQuantity: diopters(0) },
        { code: { text: 'Spherical equivalent' }, valueQuantity: diopters(0) },
      ],
    },
  ]);
});

test('the FHIR export has a separate observation for an acuity, with its notation', () => {
  const refractions = { dry: { right: found({}), left: found({ va: '6/6' }) } };
  expect(resources({ refractions, acuityNotation: 'snellen6' }, 'Observation')).toEqual([
    {
      ...common,
      bodySite: leftEye,
      method: { text: 'Without cycloplegia' },
      code: { coding: snomed('363983007'), text: 'Visual acuity' },
      valueString: '6/6',
      note: [{ text: 'Notation: snellen6' }],
    },
  ]);
});

test('the FHIR export has different codes for the power of worn glasses and the power of a refraction', () => {
  const refractions = {
    current: { right: found({ sph: -1.125, cyl: -0.5, axis: 10, va: '1.0' }), left: found({}) },
  };
  const [glasses, acuity] = resources({ refractions }, 'Observation');
  expect(glasses?.code).toEqual({ text: 'Power of glasses worn' });
  expect(glasses?.component).toEqual([
    { code: { text: 'Sphere of glasses worn' }, valueQuantity: diopters(-1.125) },
    { code: { text: 'Cylinder of glasses worn' }, valueQuantity: diopters(-0.5) },
    { code: { text: 'Axis of glasses worn' }, valueQuantity: degrees(10) },
    { code: { text: 'Spherical equivalent of glasses worn' }, valueQuantity: diopters(-1.375) },
  ]);
  expect(acuity).toMatchObject({ code: { coding: snomed('363983007') }, method: { text: 'Glasses worn' } });
});

test('a deleted report is exported to FHIR as entered-in-error, whether the report was a draft or finished', () => {
  const prescription = { lensKind: 'spectacle', right: glass({}), left: glass({}) };
  for (const status of ['draft', 'finished', 'amended']) {
    const changes = { status, deletedAt: '2026-06-01T08:00:00Z', prescription };
    const kinds = ['Observation', 'VisionPrescription'];
    const statuses = kinds.flatMap(kind => resources(changes, kind).map(one => one.status));
    expect(new Set(statuses)).toEqual(new Set(['entered-in-error']));
  }
});

test('a FHIR export lists the methods of refraction in this order: with drops, without drops, worn glasses', () => {
  const eyes = { right: found({ sph: -1 }), left: found({}) };
  const refractions = { current: eyes, dry: eyes, cycloplegic: eyes };
  expect(resources({ refractions }, 'Observation').map(({ method }) => method)).toEqual([
    { text: 'With cycloplegia' },
    { text: 'Without cycloplegia' },
    { text: 'Glasses worn' },
  ]);
});

test('the FHIR export has a different LOINC code for the axial length of each eye', () => {
  const axialLength = { right: 24.1, left: 23.9 };
  expect(resources({ refractions: {}, axialLength }, 'Observation')).toEqual([
    {
      ...common,
      bodySite: rightEye,
      code: { coding: loinc('64742-0'), text: 'Axial length, right eye' },
      valueQuantity: millimetres(24.1),
    },
    {
      ...common,
      bodySite: leftEye,
      code: { coding: loinc('66067-0'), text: 'Axial length, left eye' },
      valueQuantity: millimetres(23.9),
    },
  ]);
  const one = resources({ refractions: {}, axialLength: { right: null, left: 23.9 } }, 'Observation');
  expect(one.map(({ bodySite }) => bodySite)).toEqual([leftEye]);
});

test.each([
  ['draft', 'preliminary', 'draft'],
  ['finished', 'final', 'active'],
  ['amended', 'amended', 'active'],
])(
  'the findings of a report with status %s are exported as %s, and its prescription as %s',
  (status, observed, prescribed) => {
    const prescription = { lensKind: 'spectacle', right: glass({}), left: glass({}) };
    expect(resources({ status }, 'Observation')[0]?.status).toBe(observed);
    expect(resources({ status, prescription }, 'VisionPrescription')[0]?.status).toBe(prescribed);
  },
);

const lens = (code: string) => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/ex-visionprescriptionproduct', code }],
});

test('values of a spectacle prescription that FHIR has no field for are exported as a note', () => {
  const prescription = {
    lensKind: 'spectacle',
    right: glass({
      sph: -1.75,
      cyl: -0.25,
      axis: 175,
      add: 1,
      pd: 28.5,
      height: 19,
      prisms: [
        { power: 2, base: 'in' },
        { power: 0, base: null },
      ],
      baseCurve: 4,
      diameter: 65,
    }),
    left: glass({ sph: 0 }),
  };
  const changes = { prescription, lens: '1.60', color: 'Green' };
  expect(resources(changes, 'VisionPrescription')).toEqual([
    {
      resourceType: 'VisionPrescription',
      identifier: [{ value: 'R-2026-000007' }],
      status: 'active',
      created: '2026-05-16T09:30:00Z',
      patient,
      dateWritten: '2026-05-16',
      prescriber: practitioner,
      lensSpecification: [
        {
          product: lens('lens'),
          eye: 'right',
          sphere: -1.75,
          cylinder: -0.25,
          axis: 175,
          add: 1,
          prism: [{ amount: 2, base: 'in' }],
          note: [{ text: 'PD 28.5 mm · Height 19 mm · Base curve 4 D · Diameter 65 mm' }],
          color: 'Green',
          brand: '1.60',
        },
        { product: lens('lens'), eye: 'left', sphere: 0, color: 'Green', brand: '1.60' },
      ],
    },
  ]);
});

test('an exported contact lens prescription has power, curve and diameter, and a note that states the plane of the power', () => {
  const curved = glass({ sph: -3, baseCurve: 8.6, diameter: 14.2 });
  const prescription = { lensKind: 'soft', right: curved, left: glass({}), plane: 'cornea' };
  const note = [{ text: 'Power at the cornea' }];
  expect(resources({ prescription }, 'VisionPrescription')[0]?.lensSpecification).toEqual([
    { product: lens('contact'), eye: 'right', power: -3, backCurve: 8.6, diameter: 14.2, note },
    { product: lens('contact'), eye: 'left' },
  ]);
});

test('a report without a prescription is exported to FHIR without one', () => {
  expect(resources({}, 'VisionPrescription')).toEqual([]);
  const prescription = { lensKind: 'soft', right: glass({}), left: glass({}) };
  expect(bundle({ prescription }).entry[2]?.fullUrl).toBe('urn:prescription');
});

test('the FHIR export has no observation for an eye without findings', () => {
  const refractions = { dry: { right: found({}), left: found({}) } };
  expect(resources({ refractions }, 'Observation')).toEqual([]);
});

test('the ID of a patient in a FHIR export is the patient’s URN without the prefix urn:uuid:', () => {
  const named = fhirBundle(finishedReport(), child, 'urn:reports', name => `urn:uuid:${name}-urn:uuid:`);
  expect(named.entry[0]?.resource).toMatchObject({
    id: 'patient-urn:uuid:',
    identifier: [{ value: 'urn:uuid:patient-urn:uuid:' }],
  });
  const other = fhirBundle(finishedReport(), child, 'urn:reports', name => `x-urn:uuid:${name}`);
  expect(other.entry[0]?.resource).toMatchObject({ id: 'x-urn:uuid:patient' });
});
