import { encounter, provenances } from '../../../core/fhir/document-resources.ts';
import {
  type FhirResource,
  fhirIdOf,
  partIdOf,
  referenceTo,
  staffReference,
} from '../../../core/fhir/resource.ts';
import { documentsSource, type FhirAbout, type FhirSource } from '../../../core/fhir/source.ts';
import type { EyeReport } from '../eye-reports/schema.ts';
import { namedObservations } from './fhir-observations.ts';
import { fhirPrescription } from './fhir-prescription.ts';

/** A finished visit as Encounter, Observations, VisionPrescription and Provenance; a draft is nothing. */
export function visitResources(report: EyeReport, { organization }: FhirAbout): FhirResource[] {
  if (report.status === 'draft') return [];
  const { id, caseId, author, savedAt, reference } = report;
  const meta = { lastUpdated: savedAt };
  const references = {
    patient: referenceTo('Patient', caseId),
    practitioner: staffReference(author),
    encounter: referenceTo('Encounter', id),
  };
  const identifier = [{ system: `urn:lumitree:${organization}:eye-reports`, value: reference }];
  const prescription = fhirPrescription(report, references);
  return [
    { ...encounter(report, author), identifier },
    ...namedObservations(report, references).map(
      ([name, observation]): FhirResource => ({
        ...(observation as FhirResource),
        id: partIdOf(id, name),
        meta,
      }),
    ),
    ...(prescription
      ? [
          {
            ...(prescription as FhirResource),
            ...{ id: fhirIdOf(id), meta, identifier, encounter: references.encounter },
          },
        ]
      : []),
    ...provenances(report),
  ];
}

export const visitSource: FhirSource<EyeReport> = documentsSource({
  types: ['Observation', 'VisionPrescription', 'Encounter', 'Provenance'],
  idKind: 'eyeReport',
  path: 'eye-reports',
  resourcesOf: visitResources,
});
