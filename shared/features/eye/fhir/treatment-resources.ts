import { type FhirResource, partIdOf, referenceTo } from '../../../core/fhir/resource.ts';
import type { FhirAbout, FhirSource } from '../../../core/fhir/source.ts';
import { intervention } from '../report-texts/intervention-names.en.ts';
import type { TreatmentKind, TreatmentPeriod } from '../treatments/treatment.ts';
import { concept } from './fhir-codes.ts';

interface Treated {
  treatments: TreatmentPeriod[];
  savedAt: string | null;
}

const atropine: readonly TreatmentKind[] = ['atropine001', 'atropine0025', 'atropine005', 'atropine'];
const anatomicalCodes = 'http://www.whocc.no/atc';

/**
 * FHIR resources of a child's treatments: eye drops as MedicationStatement, devices as DeviceUseStatement.
 */
export function treatmentResources(
  { treatments, savedAt }: Treated,
  { caseId = '' }: FhirAbout,
): FhirResource[] {
  return treatments.flatMap(treatment => {
    const { kind, from, to, product, dose, wearing, wearingOn, reason } = treatment;
    if (kind === 'none') return [];
    const period = { start: from, ...(to && { end: to }) };
    const text = [intervention[kind], product].filter(Boolean).join(', ');
    const common = {
      id: partIdOf(caseId, `${treatment.id}.${from}`),
      ...(savedAt && { meta: { lastUpdated: savedAt } }),
      subject: referenceTo('Patient', caseId),
      reasonCode: [{ text: 'Myopia' }],
      ...(wearing && { note: [{ ...(wearingOn && { time: wearingOn }), text: wearing }] }),
    };
    return [
      atropine.includes(kind)
        ? {
            resourceType: 'MedicationStatement',
            ...common,
            status: to === null ? 'active' : 'stopped',
            ...(to && reason && { statusReason: [{ text: reason }] }),
            medicationCodeableConcept: concept(text, anatomicalCodes, 'S01FA01'),
            effectivePeriod: period,
            ...(dose && { dosage: [{ text: dose }] }),
          }
        : {
            resourceType: 'DeviceUseStatement',
            ...common,
            status: to === null ? 'active' : 'completed',
            timingPeriod: period,
            device: { display: [text, dose].filter(Boolean).join(', ') },
          },
    ];
  });
}

export const treatmentSource: FhirSource<Treated> = {
  types: ['MedicationStatement', 'DeviceUseStatement'],
  idKind: 'case',
  read: { method: 'GET', path: 'cases/{id}/treatments' },
  list: { method: 'GET', path: 'cases/{id}/treatments', recordsOf: answer => [answer as Treated] },
  inputOf: () => ({}),
  resourcesOf: treatmentResources,
};
