import type { Author } from '../author.ts';
import { type FhirResource, fhirIdOf, partIdOf, referenceTo, staffReference } from './resource.ts';

/** What a document of a child has, whatever its kind. */
export interface FhirDocument {
  id: string;
  caseId: string;
  /** `YYYY-MM-DD` */
  date: string;
  savedAt: string;
  savedBy: Pick<Author, 'fullName'>;
  finishedAt: string | null;
  finishedBy: Pick<Author, 'fullName'> | null;
  amendedAt: string | null;
  deletedAt: string | null;
}

/** The meeting at which a document was made. */
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

/** Who finished, amended and deleted a document, and when. */
export function provenances(document: FhirDocument): FhirResource[] {
  const { id, savedAt, savedBy, finishedAt, finishedBy, amendedAt, deletedAt } = document;
  const steps = [
    ['finished', 'CREATE', 'create', finishedAt, finishedBy],
    ['amended', 'UPDATE', 'revise', amendedAt, savedBy],
    ['deleted', 'DELETE', 'delete', deletedAt, savedBy],
  ] as const;
  return steps.flatMap(([name, code, display, recorded, by]) =>
    recorded === null
      ? []
      : [
          {
            resourceType: 'Provenance',
            id: partIdOf(id, name),
            meta: { lastUpdated: savedAt },
            target: [referenceTo('Encounter', id)],
            recorded,
            activity: {
              coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-DataOperation', code, display }],
            },
            agent: [{ who: staffReference(by ?? savedBy) }],
          },
        ],
  );
}
