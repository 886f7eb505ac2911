import * as z from 'zod';
import { patientIdentity } from '../../../core/fhir/patient.ts';
import { Instant } from '../../../core/fields.ts';
import { holds } from '../../../core/personal-data.ts';
import type { Case } from '../../cases/cases/schema.ts';
import type { EyeReport } from '../eye-reports/schema.ts';
import { type FhirReferences, fhirObservations } from './fhir-observations.ts';
import { fhirPrescription } from './fhir-prescription.ts';

export const FhirBundle = z
  .object({
    resourceType: z.literal('Bundle'),
    type: z.literal('collection'),
    identifier: z.object({ system: z.string(), value: z.string() }),
    timestamp: Instant,
    entry: z.array(
      z.object({ fullUrl: z.string(), resource: holds('childName', z.record(z.string(), z.unknown())) }),
    ),
  })
  .meta({ id: 'FhirBundle' });
export type FhirBundle = z.output<typeof FhirBundle>;

/** The FHIR identifier system of identifiers that are URIs. */
const uris = 'urn:ietf:rfc:3986';

/**
 * A report as a FHIR R4 bundle: patient, practitioner, observations and prescription.
 * @param system URI of the reference number system
 * @param urlOf returns a stable UUID URN for a resource name in the bundle; the patient's URN is the same in
 * all bundles of a child
 */
export function fhirBundle(
  report: EyeReport,
  child: Pick<Case, 'fullName' | 'otherName' | 'birthDate' | 'gender' | 'genderText'>,
  system: string,
  urlOf: (name: string) => string,
): FhirBundle {
  const { author, reference, savedAt } = report;
  const references: FhirReferences = {
    patient: { reference: urlOf('patient') },
    practitioner: { reference: urlOf('practitioner') },
  };
  const patient = {
    resourceType: 'Patient',
    id: references.patient.reference.replace(/^urn:uuid:/, ''),
    identifier: [{ system: uris, value: references.patient.reference }],
    ...patientIdentity(child),
  };
  const practitioner = {
    resourceType: 'Practitioner',
    name: [{ text: author.fullName }],
    ...(author.qualification && { qualification: [{ code: { text: author.qualification } }] }),
  };
  const prescription = fhirPrescription(report, references);
  const observations = fhirObservations(report, references);
  const entries: [string, object][] = [
    ['patient', patient],
    ['practitioner', practitioner],
    ...(prescription ? [['prescription', prescription] as [string, object]] : []),
    ...observations.map((one, place): [string, object] => [`observation-${place}`, one]),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    identifier: { system, value: reference },
    timestamp: savedAt,
    entry: entries.map(([name, resource]) => ({ fullUrl: urlOf(name), resource: { ...resource } })),
  };
}
