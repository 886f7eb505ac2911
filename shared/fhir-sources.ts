import type { FhirSource } from './core/fhir/source.ts';
import { caseSources } from './features/cases/fhir/patient.ts';
import { consentSource } from './features/consent/fhir/consent-resources.ts';
import { recallSource } from './features/eye/fhir/recall-resources.ts';
import { treatmentSource } from './features/eye/fhir/treatment-resources.ts';
import { visitSource } from './features/eye/fhir/visit-resources.ts';
import { screeningSource } from './features/screening/fhir/screening-resources.ts';

/** Where all FHIR resources come from, in the order in which searches go through them. */
export const fhirSources: readonly FhirSource[] = [
  ...caseSources,
  visitSource,
  screeningSource,
  treatmentSource,
  recallSource,
  consentSource,
];
