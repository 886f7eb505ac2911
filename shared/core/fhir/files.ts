import type { Locale } from '../fields.ts';
import type { FhirDocument } from './document-resources.ts';
import { type FhirResource, fhirIdOf, partIdOf, referenceTo, staffReference } from './resource.ts';

/** A PDF of a document, offered as a Binary resource, with the API endpoint that opens the PDF. */
export interface FhirFile {
  name: string;
  title: string;
  language: Locale;
  call: { path: string; input: object };
}

/** Path (below `/api`) of Binary resources; the Lambda `pdf` answers the requests to it. */
export const binaryPath = 'fhir/Binary/{id}';

interface DescribedDocument {
  base: string | null;
  description: string;
  author: { fullName: string };
  /** Whether FHIR clients can also read an Encounter resource for the document. Defaults to true. */
  hasEncounter?: boolean;
}

/** @param base address of the server; null for relative addresses */
export const documentReference = (
  { id, caseId, date, savedAt, finishedAt, amendedAt, deletedAt }: FhirDocument,
  files: readonly FhirFile[],
  { base, description, author, hasEncounter = true }: DescribedDocument,
): FhirResource => ({
  resourceType: 'DocumentReference',
  id: fhirIdOf(id),
  meta: { lastUpdated: savedAt },
  status: deletedAt === null ? 'current' : 'entered-in-error',
  docStatus: amendedAt === null ? 'final' : 'amended',
  ...(description && { description }),
  subject: referenceTo('Patient', caseId),
  ...((amendedAt ?? finishedAt) && { date: amendedAt ?? finishedAt }),
  author: [staffReference(author)],
  content: files.map(({ name, title, language }) => ({
    attachment: {
      contentType: 'application/pdf',
      language,
      url: `${base === null ? '' : `${base}/`}Binary/${partIdOf(id, name)}`,
      title,
    },
  })),
  context: {
    ...(hasEncounter && { encounter: [referenceTo('Encounter', id)] }),
    period: { start: date, end: date },
  },
});
