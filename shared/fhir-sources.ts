import type { FhirSource } from './core/fhir/source.ts';
import type { FhirWriter } from './core/fhir/writing.ts';
import { caseSources } from './features/cases/fhir/patient.ts';
import { patientWriter } from './features/cases/fhir/patient-writer.ts';
import { progressSource } from './features/classes/fhir/progress-resources.ts';
import { sessionSource } from './features/classes/fhir/session-resources.ts';
import { consentSource } from './features/consent/fhir/consent-resources.ts';
import { observationWriter } from './features/eye/fhir/device-observation.ts';
import { recallSource } from './features/eye/fhir/recall-resources.ts';
import { treatmentSource } from './features/eye/fhir/treatment-resources.ts';
import { visitSource } from './features/eye/fhir/visit-resources.ts';
import { noteSource } from './features/notes/fhir/note-resources.ts';
import { screeningSource } from './features/screening/fhir/screening-resources.ts';

/** The sources of all FHIR resources, in the order in which a search reads them. */
export const fhirSources: readonly FhirSource[] = [
  ...caseSources,
  visitSource,
  screeningSource,
  noteSource,
  progressSource,
  treatmentSource,
  sessionSource,
  recallSource,
  consentSource,
];

export const fhirWriters: readonly FhirWriter[] = [patientWriter, observationWriter];
