import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import { assertId } from '../../../platform/api/assert-id.ts';
import { call } from '../../../platform/api/call.ts';
import { pdfQuery } from '../../../platform/api/pdf-query.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';
import { languageInput } from '../../../platform/i18n/written-languages.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';

interface NoteCopy extends Pick<Note, 'id'> {
  version?: number;
  /** If true, reads the PDF of the last finished version of a note that is being amended. */
  finished?: boolean;
}

/** Reads the PDF of a note; cached by version. */
export const notePdfQuery = ({ id, version, finished = false }: NoteCopy) =>
  pdfQuery(['notes', 'one', id, 'pdf', version, finished], options => {
    assertId('note', id);
    return call(noteReports.openNotePdf, { noteId: id, finished }, options);
  });

/** Whether to show the finished version of a note that is being amended; kept in the URL. */
export function useNoteVersion() {
  const { query, change } = useUrlState();
  const finished = query.get('version') === 'finished';
  return { finished, change: (other: boolean) => change({ version: other ? 'finished' : null }) };
}

export const blankNoteQuery = (copy: ReportLanguage) =>
  pdfQuery(['note-forms', copy], options => call(noteReports.openBlankNotePdf, languageInput(copy), options));
