import { queryOptions } from '@tanstack/react-query';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { type Note, NoteId } from '../../../../shared/features/notes/notes/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchPdf } from '../../../platform/api/fetch-pdf.ts';

/** PDF of a note, cached by version. */
export const notePdfQuery = ({ id, version }: Pick<Note, 'id'> & { version?: number }) =>
  queryOptions({
    queryKey: ['notes', 'one', id, 'pdf', version],
    queryFn: async ({ signal }) => {
      assertId(NoteId, id);
      return fetchPdf(await call(noteReports.openNotePdf, { noteId: id }, { signal }), signal);
    },
  });

export const blankNoteQuery = (language: Locale, script: Script) =>
  queryOptions({
    queryKey: ['note-forms', language, script],
    queryFn: async ({ signal }) => {
      const copy = { language, script: language === 'zh' ? script : null };
      return fetchPdf(await call(noteReports.openBlankNotePdf, copy, { signal }), signal);
    },
  });
