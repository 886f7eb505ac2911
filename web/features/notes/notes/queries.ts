import { queryOptions } from '@tanstack/react-query';
import type { RequestOf, ResponseOf } from '../../../../shared/core/endpoint.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { maxCounted, waitingChildren } from '../../../platform/features/waiting-of.ts';
import { cachePhotos } from '../../../ui/list/cache-photos.ts';
import { templatesRoot } from '../templates/queries.ts';
import type { NoteFilters } from './note-filters.ts';

export const notesRoot = ['notes'];

/** Reads a note; a malformed id counts as not found. */
export function noteQuery(id: string) {
  return queryOptions({
    queryKey: [...notesRoot, 'one', id],
    queryFn: ({ signal }) => {
      assertId('note', id);
      return call(notes.getNote, { noteId: id }, { signal });
    },
  });
}

/** Reads the values of merge fields in a note, which depend on its date and language. */
export const noteFieldsQuery = ({ id, date, language }: Pick<Note, 'id' | 'date' | 'language'>) =>
  queryOptions({
    queryKey: [...notesRoot, 'fields', id, date, language],
    queryFn: ({ signal }) => call(notes.getNoteFields, { noteId: id }, { signal }),
  });

/** Reads all notes of a child, newest first. */
export const caseNotesQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...notesRoot, 'case', caseId],
    queryFn: async ({ signal }) => (await call(notes.listCaseNotes, { caseId }, { signal })).notes,
  });

/** Reads the templates that the user can choose, most recently used first. */
export const usableTemplatesQuery = queryOptions({
  queryKey: [...templatesRoot, 'list', 'usable'],
  queryFn: async ({ signal }) => (await call(templates.searchTemplates, {}, { signal })).data,
});

export const noteListKey = (filters: NoteFilters) => [...notesRoot, 'list', filters];

/** Reads notes that match a filter and a text; the text is in the body, so that no name is in the URL. */
export const fetchNotes = async (
  search: RequestOf<typeof notes.searchNotes>,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof notes.searchNotes>> =>
  cachePhotos(await call(notes.searchNotes, search, { signal }));

/** Entry of the dashboard's attention list: drafts of the reader. */
export const noteDraftsAttention: AttentionPart = {
  queryKey: notesRoot,
  find: async ({ id }, signal) => {
    const query = { status: ['draft' as const], author: id, limit: maxCounted };
    return waitingChildren(await call(notes.searchNotes, query, { signal }));
  },
};

export async function keepNote(note: Note): Promise<void> {
  queryClient.setQueryData(noteQuery(note.id).queryKey, note);
  await Promise.all([
    ...['list', 'case'].map(kind => queryClient.invalidateQueries({ queryKey: [...notesRoot, kind] })),
    queryClient.invalidateQueries({ queryKey: ['cases'] }),
  ]);
}
