import { expect, test } from 'vitest';
import { fhirBundle } from '../../../../shared/features/eye/fhir/fhir-bundle.ts';
import { finishedReport, found, glass } from '../eye-reports/finished-report.ts';

const child = { fullName: '陈小明', otherName: 'Ming', birthDate: '2017-03-14', gender: 'male' } as const;
const bundle = (changes: object = {}, patient: Parameters<typeof fhirBundle>[1] = child) =>
  fhirBundle(finishedReport(changes), patient, 'urn:reports', name => `urn:${name}`);
const resources = (changes: object, kind: string) =>
  bundle(changes).entry.flatMap(({ resource }) => (resource.resourceType === kind ? [resource] : []));
const patient = { reference: 'urn:patient' };
const practitioner = { reference: 'urn:practitioner' };
const snomed = (code: string) => [{ system: 'http://snomed.info/sct', code }];
const loinc = (code: string) => [{ system: 'http://loinc.org', code }];
const ucum = { system: 'http://unitsofmeasure.org' };
const diopters = (value: number) => ({ value, unit: 'D', ...ucum, code: '[diop]' });
const degrees = (value: number) => ({ value, unit: '°', ...ucum, code: 'deg' });
const millimetres = (value: number) => ({ value, unit: 'mm', ...ucum, code: 'mm' });
const rightEye = { coding: snomed('362502000'), text: 'Right eye' };
const leftEye = { coding: snomed('362503005'), text: 'Left eye' };

test('a report is a collection with its reference number and the time it was saved', () => {
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

test('the patient has both names, birth date and gender as far as they are known', () => {
  expect(bundle().entry[0]?.resource).toEqual({
    resourceType: 'Patient',
    id: 'urn:patient',
    identifier: [{ system: 'urn:ietf:rfc:3986', value: 'urn:patient' }],
    name: [{ text: '陈小明' }, { text: 'Ming', use: 'usual' }],
    birthDate: '2017-03-14',
    gender: 'male',
  });
  const unknown = { fullName: '陈小明', otherName: null, birthDate: null, gender: null };
  expect(bundle({}, unknown).entry[0]?.resource).toEqual({
    resourceType: 'Patient',
    id: 'urn:patient',
    identifier: [{ system: 'urn:ietf:rfc:3986', value: 'urn:patient' }],
    name: [{ text: '陈小明' }],
  });
});

test('the practitioner has a qualification if they told one', () => {
  expect(bundle().entry[1]?.resource).toEqual({
    resourceType: 'Practitioner',
    name: [{ text: 'Helen Wong' }],
    qualification: [{ code: { text: 'BOptom' } }],
  });
  const author = { ...finishedReport().author, qualification: null };
  expect(bundle({ author }).entry[1]?.resource).not.toHaveProperty('qualification');
});

const common = {
  resourceType: 'Observation',
  status: 'final',
  category: [
    {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'exam' }],
    },
  ],
  subject: patient,
  performer: [practitioner],
  effectiveDateTime: '2026-05-16',
};

test('a refraction is an observation of its eye and method, with zero apart from blank', () => {
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

test('an acuity is an observation of its own, which says its notation', () => {
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

test('glasses that were worn are told apart from a refraction by their codes', () => {
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

test('a deleted report is entered in error, whatever it was before', () => {
  const prescription = { lensKind: 'spectacle', right: glass({}), left: glass({}) };
  for (const status of ['draft', 'finished', 'amended']) {
    const changes = { status, deletedAt: '2026-06-01T08:00:00Z', prescription };
    const kinds = ['Observation', 'VisionPrescription'];
    const statuses = kinds.flatMap(kind => resources(changes, kind).map(one => one.status));
    expect(new Set(statuses)).toEqual(new Set(['entered-in-error']));
  }
});

test('methods follow one another: with drops, without, and the glasses worn', () => {
  const eyes = { right: found({ sph: -1 }), left: found({}) };
  const refractions = { current: eyes, dry: eyes, cycloplegic: eyes };
  expect(resources({ refractions }, 'Observation').map(({ method }) => method)).toEqual([
    { text: 'With cycloplegia' },
    { text: 'Without cycloplegia' },
    { text: 'Glasses worn' },
  ]);
});

test('the length of each eye has its own code', () => {
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
])('what was found in a %s report is %s, and its prescription %s', (status, observed, prescribed) => {
  const prescription = { lensKind: 'spectacle', right: glass({}), left: glass({}) };
  expect(resources({ status }, 'Observation')[0]?.status).toBe(observed);
  expect(resources({ status, prescription }, 'VisionPrescription')[0]?.status).toBe(prescribed);
});

const lens = (code: string) => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/ex-visionprescriptionproduct', code }],
});

test('a prescription of spectacles says what FHIR has no place for in a note', () => {
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

test('a prescription of contact lenses has power, curve and diameter as fields, and no note', () => {
  const curved = glass({ sph: -3, baseCurve: 8.6, diameter: 14.2 });
  const prescription = { lensKind: 'soft', right: curved, left: glass({}) };
  expect(resources({ prescription }, 'VisionPrescription')[0]?.lensSpecification).toEqual([
    { product: lens('contact'), eye: 'right', power: -3, backCurve: 8.6, diameter: 14.2 },
    { product: lens('contact'), eye: 'left' },
  ]);
});

test('without a prescription none is made up', () => {
  expect(resources({}, 'VisionPrescription')).toEqual([]);
  const prescription = { lensKind: 'soft', right: glass({}), left: glass({}) };
  expect(bundle({ prescription }).entry[2]?.fullUrl).toBe('urn:prescription');
});

test('an acuity without a refraction says how it was taken, of one eye or of both', () => {
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

test('a cornea is told in the units it was read in, with AL/CR where both were measured', () => {
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

test('pupils are told with the drops that dilated them', () => {
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

test('an eye in which nothing was found has no observation', () => {
  const refractions = { dry: { right: found({}), left: found({}) } };
  expect(resources({ refractions }, 'Observation')).toEqual([]);
});

test('the patient’s id is their address without its scheme', () => {
  const named = fhirBundle(finishedReport(), child, 'urn:reports', name => `urn:uuid:${name}-urn:uuid:`);
  expect(named.entry[0]?.resource).toMatchObject({
    id: 'patient-urn:uuid:',
    identifier: [{ value: 'urn:uuid:patient-urn:uuid:' }],
  });
  const other = fhirBundle(finishedReport(), child, 'urn:reports', name => `x-urn:uuid:${name}`);
  expect(other.entry[0]?.resource).toMatchObject({ id: 'x-urn:uuid:patient' });
});
