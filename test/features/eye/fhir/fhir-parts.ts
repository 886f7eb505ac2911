import { fhirBundle } from '../../../../shared/features/eye/fhir/fhir-bundle.ts';
import { finishedReport } from '../eye-reports/finished-report.ts';

/** The child whose report the tests export to FHIR. */
export const child = {
  fullName: '陈小明',
  otherName: 'Ming',
  birthDate: '2017-03-14',
  gender: 'male',
  genderText: null,
} as const;
export const bundle = (changes: object = {}, patient: Parameters<typeof fhirBundle>[1] = child) =>
  fhirBundle(finishedReport(changes), patient, 'urn:reports', name => `urn:${name}`);
export const resources = (changes: object, kind: string) =>
  bundle(changes).entry.flatMap(({ resource }) => (resource.resourceType === kind ? [resource] : []));
export const patient = { reference: 'urn:patient' };
export const practitioner = { reference: 'urn:practitioner' };
export const snomed = (code: string) => [{ system: 'http://snomed.info/sct', code }];
export const loinc = (code: string) => [{ system: 'http://loinc.org', code }];
export const ucum = { system: 'http://unitsofmeasure.org' };
export const diopters = (value: number) => ({ value, unit: 'D', ...ucum, code: '[diop]' });
export const degrees = (value: number) => ({ value, unit: '°', ...ucum, code: 'deg' });
export const millimetres = (value: number) => ({ value, unit: 'mm', ...ucum, code: 'mm' });
export const rightEye = { coding: snomed('362502000'), text: 'Right eye' };
export const leftEye = { coding: snomed('362503005'), text: 'Left eye' };

/** Fields that all observations of a report have. */
export const common = {
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
