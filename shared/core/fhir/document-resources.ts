import type { Author } from '../author.ts';
import { type Finished, finishingsOf } from '../finishings.ts';
import { type FhirResource, fhirIdOf, partIdOf, referenceTo, staffReference } from './resource.ts';

export interface FhirDocument extends Finished {
  id: string;
  caseId: string;
  /** `YYYY-MM-DD` */
  date: string;
  savedAt: string;
  savedBy: Pick<Author, 'id' | 'fullName'>;
  deletedAt: string | null;
}

/** The Encounter (meeting with the child) that a document describes. */
export const encounter = (
  { id, caseId, date, savedAt, deletedAt }: FhirDocument,
  by: Pick<Author, 'fullName'>,
): FhirResource => ({
  resourceType: 'Encounter',
  id: fhirIdOf(id),
  meta: { lastUpdated: savedAt },
  status: deletedAt === null ? 'finished' : 'entered-in-error',
  class: {
    system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
    code: 'AMB',
    display: 'ambulatory',
  },
  subject: referenceTo('Patient', caseId),
  participant: [{ individual: staffReference(by) }],
  period: { start: date, end: date },
});

/** Who finished, amended and deleted a document, and when. @param target resource type of the document */
export function provenances(document: FhirDocument, target = 'Encounter'): FhirResource[] {
  const { id, savedAt, savedBy, deletedAt } = document;
  const steps = [
    ...finishingsOf(document).map(({ at, by }, number) =>
      number === 0
        ? ({ name: 'finished', code: 'CREATE', display: 'create', recorded: at, by } as const)
        : ({
            name: `amended.${Date.parse(at)}`,
            code: 'UPDATE',
            display: 'revise',
            recorded: at,
            by,
          } as const),
    ),
    ...(deletedAt === null
      ? []
      : [{ name: 'deleted', code: 'DELETE', display: 'delete', recorded: deletedAt, by: savedBy } as const]),
  ];
  return steps.map(({ name, code, display, recorded, by }) => ({
    resourceType: 'Provenance',
    id: partIdOf(id, name),
    meta: { lastUpdated: savedAt },
    target: [referenceTo(target, id)],
    recorded,
    activity: {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-DataOperation', code, display }],
    },
    agent: [{ who: staffReference(by) }],
  }));
}
