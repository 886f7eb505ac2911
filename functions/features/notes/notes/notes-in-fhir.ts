import { noteResources } from '../../../../shared/features/notes/fhir/note-resources.ts';
import { NoteHead } from '../../../../shared/features/notes/notes/schema.ts';
import type { ResourcesOf } from '../../../composition/case-data-part.ts';
import { notePrefix } from '../note-keys.ts';

export const notesInFhir: ResourcesOf = async ({ organization, items }) =>
  items
    .filter(({ sk, deleted }) => sk.startsWith(notePrefix) && !deleted)
    .flatMap(item => noteResources(NoteHead.parse(item), { organization, base: null }));
