import { reportedRecords } from '../../../../shared/core/documents/document-kinds.ts';
import { documentText } from '../../../../shared/core/rich-document/document-text.ts';
import { scriptsInText } from '../../../../shared/core/script-of-text.ts';
import { noteReports, SentNotes } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { mailingOf } from '../../../platform/features/mailing-of.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';
import { caseNotesQuery, noteQuery } from '../notes/queries.ts';

/** Makes notes available in the dialog that sends reports to families; drafts need a confirmation. */
export const noteReportSource: ReportSource = {
  key: 'note-reports',
  root: 'notes',
  idKind: 'note',
  kinds: ['note'],
  mail: reportedRecords.note.mail,
  sendsDrafts: true,
  fileName: ({ date, language }, _, mailLanguage) => `note-${date}-${language ?? mailLanguage}`,
  defaultContent: () => ({}),
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
  changesOf: async ({ id: noteId }) => (await call(noteReports.openNotePdf, { noteId })).changes ?? [],
  send: (mailing, idempotencyKey) =>
    call(
      noteReports.sendNote,
      { noteId: mailing.recordId, asDraft: mailing.asDraft, ...mailingOf(mailing) },
      { idempotencyKey },
    ),
  listSendings: (noteId, page, signal) => call(noteReports.listNoteSendings, { noteId, ...page }, { signal }),
};
