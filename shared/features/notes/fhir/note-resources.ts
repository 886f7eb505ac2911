import { provenances } from '../../../core/fhir/document-resources.ts';
import { documentReference, type FhirFile } from '../../../core/fhir/files.ts';
import type { FhirResource } from '../../../core/fhir/resource.ts';
import { documentsSource, type FhirAbout, type FhirSource } from '../../../core/fhir/source.ts';
import type { FinishedNote } from '../notes/schema.ts';

const noteFiles: FhirFile[] = (['en', 'zh'] as const).map(language => ({
  name: `note.${language}`,
  title: 'Note',
  language,
  call: { path: 'notes/{id}/pdf', input: {} },
}));

/**
 * FHIR resources of a finished note: DocumentReference, with the PDF in the note's language, and Provenance.
 * A draft has no resources.
 */
export function noteResources(note: FinishedNote, { base }: FhirAbout): FhirResource[] {
  if (note.status === 'draft') return [];
  const { description, author, language } = note;
  const document = { ...note, deletedAt: note.deleted?.at ?? null };
  const files = noteFiles.filter(file => file.language === language);
  return [
    documentReference(document, files, { base, description, author, hasEncounter: false }),
    ...provenances(document, 'DocumentReference'),
  ];
}

export const noteSource: FhirSource<FinishedNote> = documentsSource({
  types: ['DocumentReference', 'Provenance'],
  idKind: 'note',
  path: 'notes',
  files: noteFiles,
  resourcesOf: noteResources,
});
