import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Line, optional, page, Version } from '../../../core/fields.ts';
import { AmendmentReason } from '../../../core/finishings.ts';
import { CaseId } from '../../../core/ids.ts';
import { documentSearch, documentsInput } from '../../../core/reading/documents-input.ts';
import { TemplateId } from '../templates/schema.ts';
import {
  FilledFrom,
  FinishedNote,
  NewNote,
  Note,
  NoteFields,
  type NoteHead,
  NoteId,
  NoteIndexRow,
  NoteRow,
  NoteStatus,
  TemplateMode,
} from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    note: NoteHead;
  }
  interface ParentRecords {
    note: 'case';
  }
}

/** Maximum number of records from which the merge fields of one note are filled. */
const maxSources = 1_000;

const NotePath = z.strictObject({ noteId: NoteId });
const records = { note: 'noteId' } as const;
const changeErrors = ['version.conflict', 'note.deleted', 'note.not-own', 'case.archived'] as const;

export const notes = {
  searchNotes: endpoint({
    method: 'POST',
    path: 'notes/search',
    summary: 'Notes that the caller may see, the newest first, all or by a child’s name',
    needs: 'note:read',
    readEvent: 'notes.listed',
    effect: 'read',
    joint: true,
    input: z.strictObject({
      ...documentSearch,
      author: z.uuid().nullable().default(null),
      template: TemplateId.nullable().default(null),
      /** Return notes in any of these states; an empty list means all states. */
      status: z.array(NoteStatus).max(3).default([]),
      isShared: z.boolean().nullable().default(null),
    }),
    output: page(NoteRow),
  }),
  readNotes: endpoint({
    method: 'POST',
    path: 'notes/read',
    summary: 'Finished notes without their text that the caller may see, by day, for other systems',
    needs: 'note:read',
    readEvent: 'notes.listed',
    effect: 'read',
    input: documentsInput(NoteId),
    output: page(FinishedNote),
  }),
  listCaseNotes: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/notes',
    summary: 'All notes of a child, the newest first, without their texts',
    needs: 'note:read',
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: z.object({ notes: z.array(NoteIndexRow) }),
  }),
  getNote: endpoint({
    method: 'GET',
    path: 'notes/{noteId}',
    summary: 'Returns one note with its text and picture links, also if deleted, so that it can be restored',
    needs: 'note:read',
    readEvent: 'note.read',
    records,
    input: NotePath,
    output: Note,
  }),
  getNoteFields: endpoint({
    method: 'GET',
    path: 'notes/{noteId}/fields',
    summary: 'Current value of each merge field of a note; null if unknown',
    needs: 'note:read',
    notForKeys: true,
    readEvent: 'note.read',
    records,
    input: NotePath,
    output: z.object({
      values: z.record(z.string(), z.string().nullable()),
      /** Finished records from which the values of the merge fields come. */
      sources: z.array(FilledFrom).optional(),
    }),
  }),
  createNote: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/notes',
    summary: 'Creates a note: empty, or from a template filled in for the child',
    needs: 'note:create',
    status: 201,
    records: { case: 'caseId' },
    errors: ['case.archived'],
    input: NewNote.safeExtend({ caseId: CaseId }),
    output: Note,
  }),
  copyNote: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/copy',
    summary:
      'Creates a draft of the caller with the text of a note; for another child, fields are filled in again and attachments left out',
    needs: 'note:create',
    status: 201,
    records,
    errors: ['note.deleted', 'case.archived', 'case.merged', 'case.restricted', 'record.missing'],
    input: z.strictObject({
      noteId: NoteId,
      caseId: CaseId,
    }),
    output: Note,
  }),
  saveNote: endpoint({
    method: 'PUT',
    path: 'notes/{noteId}',
    summary: 'Replaces the fields of a draft; a finished note must be reopened first',
    needs: 'note:change',
    records,
    errors: [...changeErrors, 'note.finished', 'record.missing'],
    input: NoteFields.safeExtend({
      noteId: NoteId,
      version: Version,
      /**
       * Records from which new field values were filled, as `getNoteFields` returned them; if left out, the
       * current ones.
       */
      filledFrom: z.array(FilledFrom).max(maxSources).optional(),
    }),
    output: Note,
  }),
  changeNoteTemplate: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/template',
    summary:
      'Changes the template of a draft: its text replaces the note’s text, is appended, or is left out',
    needs: 'note:change',
    records,
    errors: [...changeErrors, 'note.finished', 'record.missing'],
    input: NotePath.extend({ version: Version, templateId: TemplateId, mode: TemplateMode }),
    output: Note,
  }),
  undoNoteTemplate: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/template/undo',
    summary:
      'Restores the template and text from before the last template change; changes nothing if there was none',
    needs: 'note:change',
    records,
    errors: [...changeErrors, 'note.finished'],
    input: NotePath.extend({ version: Version }),
    output: Note,
  }),
  finishNote: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/finish',
    summary: 'Finishes and locks the caller’s own draft, with a signature if included',
    needs: 'note:change',
    records,
    errors: ['version.conflict', 'note.deleted', 'note.not-author', 'note.no-signature', 'case.archived'],
    input: NotePath.extend({ version: Version, amendmentReason: AmendmentReason }),
    output: Note,
  }),
  reopenNote: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/reopen',
    summary: 'Reopens the caller’s own finished note as a draft; finishing it again amends it',
    needs: 'note:change',
    records,
    errors: ['version.conflict', 'note.deleted', 'note.not-author', 'case.archived'],
    input: NotePath.extend({ version: Version }),
    output: Note,
  }),
  discardAmendment: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/discard',
    summary:
      'Discards the changes of a reopened note and restores the finished version; repeating it changes nothing',
    needs: 'note:change',
    records,
    errors: [...changeErrors, 'note.never-finished'],
    input: NotePath.extend({ version: Version }),
    output: Note,
  }),
  deleteNote: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/delete',
    summary: 'Deletes the caller’s own draft, or for admins any note with a reason',
    needs: 'note:remove',
    records,
    errors: ['note.not-own', 'permission.denied'],
    input: NotePath.extend({ reason: optional(Line) }),
    output: Note,
  }),
  restoreNote: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/restore',
    summary: 'Restores a deleted note; repeating it changes nothing',
    needs: 'note:remove',
    records,
    errors: ['note.not-own', 'permission.denied'],
    input: NotePath,
    output: Note,
  }),
};
