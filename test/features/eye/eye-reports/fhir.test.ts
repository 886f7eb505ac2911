import { expect, test } from 'vitest';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { fhirErrors } from '../../../support/fhir/fhir-errors.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, makeFinishedReport, visit } from './samples.ts';

async function exported(changes: Partial<EyeReportFields> = {}) {
  const { admin, slug } = await openClinic();
  const child = await makeCase(admin, { fullName: '陈小明', birthDate: '2017-03-14', gender: 'male' });
  const report = await makeFinishedReport(admin, changes, child.id);
  const { data } = await admin.call(eyeReports.exportEyeReport, { eyeReportId: report.id });
  const resources = data.entry.map(({ resource }) => resource);
  const of = (kind: string) => resources.filter(({ resourceType }) => resourceType === kind);
  return { admin, slug, report, data, of };
}

test('an eye report is exported as a valid FHIR bundle, and every reference in the bundle leads to a resource of the bundle', async () => {
  const { data, report, slug } = await exported();
  expect(fhirErrors(data)).toEqual([]);
  expect(data.identifier).toEqual({ system: `urn:lumitree:${slug}:eye-reports`, value: report.reference });
  const urls = data.entry.map(({ fullUrl }) => fullUrl);
  expect(new Set(urls).size).toBe(urls.length);
  const uuid = /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  for (const url of urls) expect(url).toMatch(uuid);
  const references = [...JSON.stringify(data).matchAll(/"reference":"([^"]+)"/g)].map(([, url]) => url);
  expect(references.length).toBeGreaterThan(5);
  expect(references.filter(url => !urls.includes(url ?? ''))).toEqual([]);
});

testInTurn('the FHIR schema used in these tests rejects an invalid bundle', async () => {
  const { data } = await exported();
  const wrong = structuredClone(data);
  const [prescription] = wrong.entry.filter(({ resource }) => resource.resourceType === 'VisionPrescription');
  Object.assign(prescription?.resource ?? {}, { lensSpecification: [{ eye: 'both' }] });
  expect(fhirErrors(wrong).length).toBeGreaterThan(0);
});

test('the exported prescription lists the lens for each eye, and zero is exported differently from a blank value', async () => {
  const { of } = await exported();
  const [prescription] = of('VisionPrescription');
  expect(prescription).toMatchObject({ status: 'active', dateWritten: visit.date });
  const lens = [{ system: expect.stringContaining('ex-visionprescriptionproduct'), code: 'lens' }];
  expect(prescription?.lensSpecification).toEqual([
    {
      product: { coding: lens },
      eye: 'right',
      sphere: -1.75,
      cylinder: -0.25,
      axis: 175,
      prism: [{ amount: 2, base: 'in' }],
      color: 'Green',
      brand: '1.60',
      note: [{ text: 'PD 28.5 mm · Height 19 mm · Base curve 4 D · Diameter 65 mm' }],
    },
    {
      product: { coding: lens },
      eye: 'left',
      sphere: 0,
      color: 'Green',
      brand: '1.60',
      note: [{ text: 'PD 28.5 mm · Height 19 mm · Base curve 4 D · Diameter 65 mm' }],
    },
  ]);
});

test('the FHIR export has the base curve and the diameter of contact lenses in the fields that FHIR provides for them', async () => {
  const { prescription } = visit;
  const soft = { baseCurve: 8.6, diameter: 14.2, height: null };
  const { of, data } = await exported({
    prescription: {
      ...prescription,
      lensKind: 'soft',
      right: { ...prescription.right, ...soft },
      left: { ...prescription.left, ...soft },
    },
  });
  expect(fhirErrors(data)).toEqual([]);
  expect(of('VisionPrescription')[0]?.lensSpecification).toMatchObject([
    { product: { coding: [{ code: 'contact' }] }, power: -1.75, backCurve: 8.6, diameter: 14.2 },
    { power: 0, backCurve: 8.6, diameter: 14.2 },
  ]);
  expect(JSON.stringify(of('VisionPrescription'))).not.toContain('sphere');
});

test('the FHIR export has an observation for each finding, eye and method, with machine-readable units', async () => {
  const groups = { binocular: null, accommodation: null, eyeHealth: null, sideEffects: null };
  const { of } = await exported(groups);
  const observations = of('Observation') as {
    code: { coding?: { code: string }[]; text: string };
    component: object;
  }[];
  const codes = observations.map(({ code }) => code.coding?.[0]?.code ?? code.text);
  expect(codes.toSorted()).toEqual([
    '251718005',
    '251718005',
    '251718005',
    '251718005',
    ...Array(3 + 9).fill('363983007'),
    '64742-0',
    '66067-0',
    'Keratometry',
    'Keratometry',
    'Pupils',
  ]);
  const [first] = observations;
  expect(first).toMatchObject({
    status: 'final',
    method: { text: 'With cycloplegia' },
    bodySite: { coding: [{ code: '362502000' }] },
    effectiveDateTime: visit.date,
  });
  const components = first?.component as unknown as { code: { text: string }; valueQuantity: object }[];
  expect(components.map(({ code, valueQuantity }) => [code.text, valueQuantity])).toMatchObject([
    ['Sphere', { value: -1.75, code: '[diop]' }],
    ['Cylinder', { value: -0.25, code: '[diop]' }],
    ['Axis', { value: 175, code: 'deg' }],
    ['Spherical equivalent', { value: -1.875, code: '[diop]' }],
  ]);
});

test('a child is the same FHIR patient in all reports of one organisation, but a different patient in other organisations', async () => {
  const patientOf = ({ of, data }: Awaited<ReturnType<typeof exported>>) => {
    const [{ id, identifier } = {}] = of('Patient');
    return { id, identifier, url: data.entry[0]?.fullUrl };
  };
  const first = await exported();
  const patient = patientOf(first);
  expect(patient.url).toBe(`urn:uuid:${patient.id}`);
  expect(patient.identifier).toEqual([{ system: 'urn:ietf:rfc:3986', value: patient.url }]);
  const { id } = await makeFinishedReport(first.admin, { date: '2026-04-01' }, first.report.caseId);
  const { data } = await first.admin.call(eyeReports.exportEyeReport, { eyeReportId: id });
  expect(data.entry[0]?.fullUrl).toBe(patient.url);
  expect(data.entry[2]?.fullUrl).not.toBe(first.data.entry[2]?.fullUrl);
  expect(patientOf(await exported()).url).not.toBe(patient.url);
});

test('a deleted report is exported to FHIR as entered-in-error, and a restored report as final', async () => {
  const { admin, report } = await exported();
  const statuses = async () => {
    const { data } = await admin.call(eyeReports.exportEyeReport, { eyeReportId: report.id });
    expect(fhirErrors(data)).toEqual([]);
    return new Set(data.entry.flatMap(({ resource }) => resource.status ?? []));
  };
  await admin.call(eyeReports.deleteEyeReport, { eyeReportId: report.id });
  expect(await statuses()).toEqual(new Set(['entered-in-error']));
  await admin.call(eyeReports.restoreEyeReport, { eyeReportId: report.id });
  expect(await statuses()).toEqual(new Set(['active', 'final']));
});

test('a power in eighths of a dioptre is exported to FHIR exactly', async () => {
  const eye = { sph: -1.125, cyl: null, axis: null, add: null, va: null };
  const { of } = await exported({
    refractions: { dry: null, cycloplegic: { right: eye, left: eye }, current: null },
  });
  expect(JSON.stringify(of('Observation')[0])).toContain('"value":-1.125');
});

test('a draft eye report is exported to FHIR as preliminary; the export has a prescription only if the report has one', async () => {
  const { admin } = await openClinic();
  const { id } = await makeEyeReport(admin, { prescription: null });
  const { data } = await admin.call(eyeReports.exportEyeReport, { eyeReportId: id });
  expect(fhirErrors(data)).toEqual([]);
  const kinds = new Set(
    data.entry.map(({ resource }) => `${resource.resourceType} ${resource.status ?? ''}`),
  );
  expect([...kinds]).toEqual(['Patient ', 'Practitioner ', 'Observation preliminary']);
});
