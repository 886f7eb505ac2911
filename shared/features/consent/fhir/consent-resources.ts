import { type FhirResource, fhirIdOf, referenceTo } from '../../../core/fhir/resource.ts';
import type { FhirSource } from '../../../core/fhir/source.ts';
import type { Consent, ConsentPurpose } from '../consents/schema.ts';

const textOf: Record<ConsentPurpose, string> = {
  care: 'Keeping the child’s data and caring for the child',
  terms: 'Terms of the organisation',
  email: 'Reports by email',
  school: 'Reports to the school',
  photos: 'Photos and videos',
  research: 'Research and teaching',
};

const scopeOf: Record<ConsentPurpose, 'patient-privacy' | 'research'> = {
  ...{ care: 'patient-privacy', terms: 'patient-privacy', email: 'patient-privacy' },
  ...{ school: 'patient-privacy', photos: 'patient-privacy', research: 'research' },
};

/** Converts a consent to a FHIR Consent; inactive if it was withdrawn. */
export function consentResources(consent: Consent): FhirResource[] {
  const { id, caseId, purpose, term, giver, givenOn, at, withdrawnAt } = consent;
  const text = term ? `${textOf[purpose]}: ${term.title}` : textOf[purpose];
  return [
    {
      resourceType: 'Consent',
      id: fhirIdOf(id),
      meta: { lastUpdated: withdrawnAt ?? at },
      status: withdrawnAt === null ? 'active' : 'inactive',
      scope: {
        coding: [{ system: 'http://terminology.hl7.org/CodeSystem/consentscope', code: scopeOf[purpose] }],
      },
      category: [{ coding: [{ system: 'http://loinc.org', code: '59284-0' }] }],
      patient: referenceTo('Patient', caseId),
      dateTime: givenOn,
      performer: [{ display: giver.name }],
      policyRule: { text },
    },
  ];
}

export const consentSource: FhirSource<Consent> = {
  types: ['Consent'],
  idKind: 'consent',
  read: { method: 'GET', path: 'consents/{id}' },
  list: { method: 'GET', path: 'cases/{id}/consents' },
  inputOf: () => ({}),
  resourcesOf: consentResources,
};
