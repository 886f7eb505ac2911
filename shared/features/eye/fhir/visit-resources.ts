import { encounter, provenances } from '../../../core/fhir/document-resources.ts';
import { documentReference, type FhirFile } from '../../../core/fhir/files.ts';
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

/** The PDFs of a visit: its refraction report and its myopia report, each in both languages. */
const visitFiles: FhirFile[] = (['refraction', 'myopia'] as const).flatMap(kind =>
  (['en', 'zh'] as const).map(language => ({
    name: `${kind}.${language}`,
    title: kind === 'refraction' ? 'Refraction report' : 'Myopia management report',
    language,
    call: { path: 'eye-reports/{id}/pdf', input: { kind, language } },
  })),
);

/**
 * FHIR resources of a finished visit: Encounter, Observations, VisionPrescription and Provenance. A draft has
 * none.
 */
export function visitResources(report: EyeReport, { organization, base }: FhirAbout): FhirResource[] {
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
    documentReference(report, visitFiles, { base, description: reference, author }),
    ...provenances(report),
  ];
}

export const visitSource: FhirSource<EyeReport> = documentsSource({
  types: ['Observation', 'VisionPrescription', 'Encounter', 'DocumentReference', 'Provenance'],
  idKind: 'eyeReport',
  path: 'eye-reports',
  files: visitFiles,
  resourcesOf: visitResources,
});
