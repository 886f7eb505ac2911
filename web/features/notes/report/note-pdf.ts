import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { type Note, NoteId } from '../../../../shared/features/notes/notes/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { pdfQuery } from '../../../platform/api/pdf-query.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';
import { languageInput } from '../../../platform/i18n/written-languages.ts';

/** PDF of a note, cached by version. */
export const notePdfQuery = ({ id, version }: Pick<Note, 'id'> & { version?: number }) =>
  pdfQuery(['notes', 'one', id, 'pdf', version], options => {
    assertId(NoteId, id);
    return call(noteReports.openNotePdf, { noteId: id }, options);
  });

export const blankNoteQuery = (copy: ReportLanguage) =>
  pdfQuery(['note-forms', copy], options => call(noteReports.openBlankNotePdf, languageInput(copy), options));
