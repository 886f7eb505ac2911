import { queryOptions } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '../../../../shared/core/endpoint.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { type Note, NoteId } from '../../../../shared/features/notes/notes/schema.ts';
import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { templatesRoot } from '../templates/queries.ts';
import type { NoteFilters } from './use-note-filters.ts';

/** Root of all queries of notes. */
export const notesRoot = ['notes'];

/** One note. A malformed id counts as not found. */
export function noteQuery(id: string) {
  return queryOptions({
    queryKey: [...notesRoot, 'one', id],
    queryFn: ({ signal }) => {
      assertId(NoteId, id);
      return call(notes.getNote, { noteId: id }, { signal });
    },
  });
}

/** What its fields would say now; of another day or language something else. */
export const noteFieldsQuery = ({ id, date, language }: Pick<Note, 'id' | 'date' | 'language'>) =>
  queryOptions({
    queryKey: [...notesRoot, 'fields', id, date, language],
    queryFn: async ({ signal }) => (await call(notes.getNoteFields, { noteId: id }, { signal })).values,
  });

/** Every note of a child, the newest first. */
export const caseNotesQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...notesRoot, 'case', caseId],
    queryFn: async ({ signal }) => (await call(notes.listCaseNotes, { caseId }, { signal })).notes,
  });

/** Templates to choose from, the one used last first. */
export const usableTemplatesQuery = queryOptions({
  queryKey: [...templatesRoot, 'list', 'usable'],
  queryFn: async ({ signal }) => (await call(templates.searchTemplates, {}, { signal })).data,
});

export const noteListKey = (filters: NoteFilters) => [...notesRoot, 'list', filters];

/** A page of notes by filter and text. The text is sent in the body, never in the URL. */
export const fetchNotes = (
  search: RequestOf<typeof notes.searchNotes>,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof notes.searchNotes>> => call(notes.searchNotes, search, { signal });

/** Keeps a note as it was answered, and lets everything be read again that tells of it. */
export async function keepNote(note: Note): Promise<void> {
  queryClient.setQueryData(noteQuery(note.id).queryKey, note);
  await Promise.all([
    ...['list', 'case'].map(kind => queryClient.invalidateQueries({ queryKey: [...notesRoot, kind] })),
    queryClient.invalidateQueries({ queryKey: ['cases'] }),
  ]);
}
