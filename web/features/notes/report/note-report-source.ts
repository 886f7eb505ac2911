import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import { scriptsInText } from '../../../../shared/core/script-of-text.ts';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { SentNotes } from '../../../../shared/features/notes/note-reports/sent.schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';
import { reportSourceOf } from '../../../platform/features/report-source-of.ts';
import { caseNotesQuery, noteQuery } from '../notes/queries.ts';

/** Makes notes available in the dialog that sends reports to families; drafts need a confirmation. */
export const noteReportSource: ReportSource = {
  ...reportSourceOf(
    'note',
    { send: noteReports.sendNote, list: noteReports.listNoteSendings, open: noteReports.openNotePdf },
    ({ asDraft }) => ({ asDraft }),
    () => ({}),
  ),
  page: () => 'noteReport',
  key: 'note-reports',
  root: 'notes',
  sendsDrafts: true,
  fileName: ({ date, language }, _, mailLanguage) => `note-${date}-${language ?? mailLanguage}`,
  remarkOf: content => (SentNotes.shape.content.parse(content).isDraft ? 'notes:report.sentAsDraft' : null),
  listRecords: async caseId => {
    const notes = await queryClient.fetchQuery(caseNotesQuery(caseId));
    return notes.map(({ id, date, status, language, description, template }) => ({
      id,
      date,
      reference: '',
      title: 'notes:report.kind' as const,
      name: description || template?.name || '',
      isDraft: status === 'draft',
      language,
    }));
  },
  languageOf: content => SentNotes.shape.content.parse(content).language ?? null,
  detailsOf: async noteId => {
    const { language, body, attachments } = await queryClient.fetchQuery(noteQuery(noteId));
    return {
      scripts: language === 'zh' ? scriptsInText(documentText(body)) : [],
      keptFiles: attachments.filter(({ isAppended }) => !isAppended).map(({ name }) => name),
    };
  },
  timesOf: id => queryClient.fetchQuery(noteQuery(id)),
  changesOf: async ({ id: noteId }) => (await call(noteReports.openNotePdf, { noteId })).changes ?? [],
};
