import { type FhirResource, partIdOf, referenceTo } from '../../../core/fhir/resource.ts';
import type { FhirSource } from '../../../core/fhir/source.ts';
import type { RecallRow } from '../recalls/recall.ts';

const textOf: Record<RecallRow['state'], string> = {
  waiting: 'Due; the family has not been called',
  contacted: 'Due; the family has been called',
  booked: 'A day has been agreed',
  notNeeded: 'No visit is needed',
};

interface Recalled extends Pick<RecallRow, 'caseId' | 'dueOn' | 'bookedFor' | 'state' | 'at'> {
  savedAt: string | null;
}

/**
 * The next visit of a child as a FHIR Appointment, with a day but without a time; empty if no visit is due.
 */
export function recallResources({ caseId, dueOn, bookedFor, state, at, savedAt }: Recalled): FhirResource[] {
  const day = bookedFor ?? dueOn;
  if (day === null || state === 'notNeeded') return [];
  return [
    {
      resourceType: 'Appointment',
      id: partIdOf(caseId, 'recall'),
      ...(savedAt && { meta: { lastUpdated: savedAt } }),
      status: 'proposed',
      description: textOf[state],
      serviceType: [{ text: 'Eye examination' }],
      ...(at && { created: at }),
      requestedPeriod: [{ start: day, end: day }],
      participant: [
        {
          actor: referenceTo('Patient', caseId),
          status: state === 'booked' ? 'accepted' : 'needs-action',
        },
      ],
    },
  ];
}

export const recallSource: FhirSource<Recalled> = {
  types: ['Appointment'],
  idKind: 'case',
  read: { method: 'GET', path: 'cases/{id}/recall' },
  list: { method: 'GET', path: 'cases/{id}/recall', recordsOf: answer => [answer as Recalled] },
  inputOf: () => ({}),
  resourcesOf: recallResources,
};
